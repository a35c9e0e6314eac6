import { closeMenuOnChoice } from "#app/islands/close-menu-on-choice.ts";
import { copyOnPress } from "#app/islands/copy-on-press.ts";
import { showGivingFrame } from "#app/islands/giving-frame.ts";
import { keepDrafts } from "#app/islands/forms/keep-drafts.ts";
import { logMissingPage } from "#app/islands/log-missing-page.ts";
import { shareOnPress } from "#app/islands/share-on-press.ts";
import { wakeIslands } from "#app/islands/wake-islands.ts";

closeMenuOnChoice();
logMissingPage();
keepDrafts();
showGivingFrame();
copyOnPress();
shareOnPress();
wakeIslands();
