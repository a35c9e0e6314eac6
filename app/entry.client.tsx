import { closeMenuOnChoice } from "#app/islands/close-menu-on-choice.ts";
import { copyOnPress } from "#app/islands/copy-on-press.ts";
import { showGivingFrame } from "#app/islands/giving-frame.ts";
import { fillSubject } from "#app/islands/forms/fill-subject.ts";
import { saveDrafts } from "#app/islands/forms/save-drafts.ts";
import { logNotFound } from "#app/islands/log-not-found.ts";
import { sendPicture } from "#app/islands/send-picture.ts";
import { shareOnPress } from "#app/islands/share-on-press.ts";
import { hydrateIslands } from "#app/islands/hydrate-islands.ts";

closeMenuOnChoice();
logNotFound();
saveDrafts();
fillSubject();
showGivingFrame();
copyOnPress();
sendPicture();
shareOnPress();
hydrateIslands();
