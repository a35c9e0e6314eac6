import type { SocialNetwork } from "#app/model/site/social-network.ts";

const drawings: Record<SocialNetwork["icon"], string> = {
  facebook: "M14 8h3V4h-3c-3 0-5 2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1Z",
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm0 2a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2H7Zm5 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm5-4a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z",
  x: "M4 4h4.5l4 5.5L17.5 4H20l-6.3 7.2L21 20h-4.5l-4.6-6-5.2 6H4l6.8-7.7L4 4Zm3.2 1.7 10 12.7h1.3L8.6 5.7H7.2Z",
};

/** The icon of a social network, hidden from screen readers because its link has a label. */
export function SocialIcon({ icon }: { icon: SocialNetwork["icon"] }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
      <path fillRule="evenodd" d={drawings[icon]} />
    </svg>
  );
}
