/** The props of the error screen. */
export type Props = { heading?: string; text: string };

/** The error screen: something broke that is not the visitor's fault. */
export function ErrorView({ heading, text }: Props) {
  return (
    <div className="mx-auto max-w-page px-5 py-24">
      <h1 className="max-w-3xl text-page">{heading}</h1>
      <p className="mt-6 text-lead">{text}</p>
    </div>
  );
}
