import * as Radix from "@radix-ui/react-tooltip";
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";

const openDelay = 700;
const skipDelay = 300;
const offset = 4;
const scrollAfterFocus = 100;

/** Shares the delay of tooltips: after one has opened, its neighbours open at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  );
}

/** A text that appears beside its child while the child is hovered or focused. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  // Inside the main landmark, because some screen readers skip content outside all landmarks.
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.getElementById("main")), []);
  const [isOpen, setOpen] = useState(false);
  const focus = useRef<{ on: Element; since: number }>();
  const change = (next: boolean) => {
    const { on, since = 0 } = focus.current ?? {};
    // Focus may scroll the trigger into view, and that scroll must not close its tooltip again.
    const isArriving =
      on === document.activeElement && performance.now() - since < scrollAfterFocus;
    if (next ? !isPopoverOpen() : !isArriving) setOpen(next);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger
        asChild
        onFocus={({ currentTarget }) =>
          (focus.current = { on: currentTarget, since: performance.now() })
        }
        onPointerDown={() => (focus.current = undefined)}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={main}>
        <Radix.Content
          className="tooltip z-60 max-w-80 rounded-sm border border-transparent bg-cloth-ink px-3 py-2 text-small text-on-cloth"
          sideOffset={offset}
          collisionPadding={8}
          onEscapeKeyDown={() => (focus.current = undefined)}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

// An open popover replaces tooltips, which would also keep Escape from closing it.
function isPopoverOpen() {
  return (
    CSS.supports("selector(:popover-open)") && document.querySelector(":popover-open") !== null
  );
}

/** The title attribute that shows the text until the island is hydrated and has a real tooltip. */
export function useTitleUntilHydrated(text: string) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? undefined : text;
}
