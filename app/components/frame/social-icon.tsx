import type { SocialNetwork } from "#app/model/site/contact.ts";

const drawings: Record<SocialNetwork["icon"], string> = {
  facebook: "M14 8h3V4h-3c-3 0-5 2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1Z",
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm0 2a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2H7Zm5 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm5-4a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z",
  x: "M4 4h4.5l4 5.5L17.5 4H20l-6.3 7.2L21 20h-4.5l-4.6-6-5.2 6H4l6.8-7.7L4 4Zm3.2 1.7 10 12.7h1.3L8.6 5.7H7.2Z",
  youtube:
    "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 3.5v7l6-3.5-6-3.5Z",
  linkedin:
    "M4 9h4v11H4V9Zm2-6a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3Zm4 6h4v1.5c.7-1.1 2-1.8 3.5-1.8 2.9 0 4 1.9 4 4.8V20h-4v-6c0-1.3-.5-2-1.7-2s-1.8.8-1.8 2v6h-4V9Z",
  tiktok:
    "M12 3h3.5c.3 2.3 1.7 3.7 4.5 4v3.5c-1.6 0-3.2-.5-4.5-1.4V15a6 6 0 1 1-7-5.9v3.7a2.4 2.4 0 1 0 3.5 2.2V3Z",
  whatsapp:
    "M12 2a10 10 0 1 1-4.7 18.8L2 22l1.2-5.3A10 10 0 0 1 12 2Zm0 2.2a7.8 7.8 0 0 0-6.5 12.1L4.9 19l2.8-.6A7.8 7.8 0 1 0 12 4.2ZM8.6 7.2c.5 0 .8 0 1 .6l.7 1.7c.1.3 0 .5-.8 1.5.8 1.5 1.9 2.5 3.5 3.2.9-1.1 1.1-1.3 1.4-1.2l1.8.9c.4.2.5.4.4.9-.2 1.2-1.4 1.9-2.4 1.8-3.3-.2-6.7-3.6-7-6.6-.1-1.2.5-2.8 1.4-2.8Z",
};

/** The icon of a social network, hidden from screen readers because its link has a label. */
export function SocialIcon({ icon }: { icon: SocialNetwork["icon"] }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
      <path fillRule="evenodd" d={drawings[icon]} />
    </svg>
  );
}
