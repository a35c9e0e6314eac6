import type { ComponentType } from "react";
import type { IslandName } from "#app/islands/hydrate-islands.ts";

type Props<Settings> = {
  name: IslandName;
  /** "mouse" also hydrates it for a mouse that rests on it, as tooltips need. */
  hydrate?: "focus" | "mouse";
  component: ComponentType<Settings>;
  settings: Settings;
};

/** A part of a page that is static HTML until a visitor uses it and React hydrates it. */
export function Island<Settings extends object>({
  name,
  hydrate = "focus",
  component: Component,
  settings,
}: Props<Settings>) {
  return (
    <div data-island={name} data-hydrate={hydrate} data-settings={JSON.stringify(settings)}>
      <Component {...settings} />
    </div>
  );
}
