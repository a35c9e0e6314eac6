import { useEffect, type ComponentProps } from "react";
import { hydrateRoot } from "react-dom/client";
import { SocialLinks } from "#app/islands/social-links.tsx";

/** Hydrates the social links in a box, and resolves once they respond to events. */
export function hydrateSocialLinks(box: HTMLElement) {
  const settings = JSON.parse(box.dataset.settings ?? "{}") as ComponentProps<typeof SocialLinks>;
  return new Promise<void>((resolve) => {
    hydrateRoot(box, <Hydrated {...settings} onHydrated={resolve} />);
  });
}

function Hydrated({
  onHydrated,
  ...settings
}: Parameters<typeof SocialLinks>[0] & { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return <SocialLinks {...settings} />;
}
