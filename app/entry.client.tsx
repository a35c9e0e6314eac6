import { closeMenuOnChoice } from "#app/islands/close-menu-on-choice.ts";
import { logMissingPage } from "#app/islands/log-missing-page.ts";
import { wakeIslands } from "#app/islands/wake-islands.ts";

closeMenuOnChoice();
logMissingPage();
wakeIslands();
