import type { ComponentType } from "react";
import type { IslandName } from "#app/islands/wake-islands.ts";

type Props<Settings> = {
  name: IslandName;
  /** "mouse" sleeps through touches, for what a finger cannot use. */
  wake?: "any" | "mouse";
  component: ComponentType<Settings>;
  settings: Settings;
};

/** A part of a page that is finished HTML until the visitor reaches for it. */
export function Island<Settings extends object>({
  name,
  wake = "any",
  component: Component,
  settings,
}: Props<Settings>) {
  return (
    <div data-island={name} data-wake={wake} data-settings={JSON.stringify(settings)}>
      <Component {...settings} />
    </div>
  );
}
