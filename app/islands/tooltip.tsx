import * as Radix from "@radix-ui/react-tooltip";
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";

const openDelay = 700;
const skipDelay = 300;
const offset = 4;
const arrival = 100;

/** Lets the tooltips inside share their delays: the first waits, its neighbors need not. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  );
}

/** Words that appear beside something while a pointer or the focus rests on it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  // Inside the main landmark, since what stands outside of all is passed over by some readers.
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.getElementById("main")), []);
  const [isOpen, setOpen] = useState(false);
  const focus = useRef<{ on: Element; since: number }>();
  const change = (next: boolean) => {
    const { on, since = 0 } = focus.current ?? {};
    // The scroll that brings a focused sign into view comes after its words, and would shut them.
    const isArriving = on === document.activeElement && performance.now() - since < arrival;
    if (next || !isArriving) setOpen(next);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger
        asChild
        onFocus={({ currentTarget }) =>
          (focus.current = { on: currentTarget, since: performance.now() })
        }
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={main}>
        <Radix.Content
          className="tooltip"
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

/** The browser's own tooltip for as long as the island sleeps, so that the words are there. */
export function useSleepingTitle(text: string) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? undefined : text;
}
