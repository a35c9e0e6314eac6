import { PageHero } from "#app/components/cloth/heroes.tsx";

/** The props of the error screen. */
export type Props = { heading?: string; text: string };

/** The error screen, for errors that are not the visitor's fault. */
export function ErrorView({ heading = "", text }: Props) {
  return (
    <PageHero
      look="last"
      seed="error"
      leso={{ color: "terracotta" }}
      heading={heading}
      lead={text}
    />
  );
}
