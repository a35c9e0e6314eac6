import type { ComponentType } from "react";
import type { IslandName } from "#app/islands/wake-islands.ts";

type Props<Settings> = {
  name: IslandName;
  /** "mouse" ignores touch, for islands that are of no use to a finger. */
  wake?: "any" | "mouse";
  component: ComponentType<Settings>;
  settings: Settings;
};

/** A part of a page that is static HTML until the visitor reaches for it and React hydrates it. */
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
