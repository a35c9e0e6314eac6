import * as Radix from "@radix-ui/react-tooltip";
import { useEffect, useState, type ReactElement, type ReactNode } from "react";

const openDelay = 700;
const skipDelay = 300;
const offset = 4;

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
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" sideOffset={offset} collisionPadding={8}>
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
