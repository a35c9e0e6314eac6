import { useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "#app/islands/island-boundary.tsx";

/** Hydrates an island, and resolves once it responds to events; rejects and restores the HTML if rendering fails. */
export function hydrateIsland(box: HTMLElement, Component: ComponentType, settings: object) {
  // Cloned nodes, unlike an HTML string, keep the visitor's input.
  const before = [...box.childNodes].map((node) => node.cloneNode(true));
  const focused = box.contains(document.activeElement) ? document.activeElement?.id : undefined;
  return new Promise<void>((resolve, reject) => {
    let isHydrated = false;
    const heading = document.body.dataset.errorHeading ?? "";
    const fail = (error: unknown) => {
      if (isHydrated) return;
      // React has emptied the box; the copy can only go back after React has unmounted.
      setTimeout(() => {
        root.unmount();
        box.textContent = "";
        box.append(...before);
        if (focused) document.getElementById(focused)?.focus();
        reject(error);
      });
    };
    const finish = () => {
      isHydrated = true;
      resolve();
    };
    const root = hydrateRoot(
      box,
      <IslandBoundary heading={heading} onError={fail}>
        <Hydrated onHydrated={finish}>
          <Component {...settings} />
        </Hydrated>
      </IslandBoundary>,
    );
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
