import { useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "#app/islands/island-boundary.tsx";

/**
 * Starts React inside one island and resolves once it listens. Where its first drawing fails the
 * island keeps its static HTML and the promise is rejected.
 */
export function hydrateIsland(box: HTMLElement, Component: ComponentType, settings: object) {
  const html = box.innerHTML;
  return new Promise<void>((resolve, reject) => {
    let isAwake = false;
    const heading = document.body.dataset.errorHeading ?? "";
    const fail = (error: unknown) => {
      if (isAwake) return;
      // React has emptied the box by now; the finished HTML comes back once it has let go.
      setTimeout(() => {
        root.unmount();
        box.innerHTML = html;
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
