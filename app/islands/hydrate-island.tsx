import { useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "#app/islands/island-boundary.tsx";

/**
 * Starts React inside one island and resolves once it listens. Where its first drawing fails the
 * island keeps its static HTML and the promise is rejected.
 */
export function hydrateIsland(box: HTMLElement, Component: ComponentType, settings: object) {
  // A copy of the nodes, unlike their HTML, holds what the visitor has typed.
  const before = [...box.childNodes].map((node) => node.cloneNode(true));
  const focused = box.contains(document.activeElement) ? document.activeElement?.id : undefined;
  return new Promise<void>((resolve, reject) => {
    let isAwake = false;
    const heading = document.body.dataset.errorHeading ?? "";
    const fail = (error: unknown) => {
      if (isAwake) return;
      // React has emptied the box by now; what stood there comes back once it has let go.
      setTimeout(() => {
        root.unmount();
        box.replaceChildren(...before);
        if (focused) document.getElementById(focused)?.focus();
        reject(error);
      });
    };
    const wakeUp = () => {
      isAwake = true;
      resolve();
    };
    const root = hydrateRoot(
      box,
      <IslandBoundary heading={heading} onError={fail}>
        <Awake onAwake={wakeUp}>
          <Component {...settings} />
        </Awake>
      </IslandBoundary>,
    );
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
