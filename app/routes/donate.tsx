import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { figuresWithSource, statOf } from "#app/content/parts/figures-of.ts";
import { formOf } from "#app/content/parts/form-of.ts";
import { sectionOf } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { DonateView } from "#app/views/donate-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, donatePage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function DonateRoute() {
  const { props } = useLoaderData<typeof loader>();
  return <DonateView {...props} />;
}

type Donate = NonNullable<Contents["donate"]>;

/** The data of the donate page. */
export function donatePage(contents: Contents, address: string = designedPages.donate.address) {
  const donate = pageWords(contents, "donate");
  const { closing, impact, fundUse } = donate;
  return pageAt(contents, address, {
    giving: givingOf(contents, donate),
    impact: { ...impact, ...figuresWithSource(contents, impact.figures) },
    fundUse: fundUse && { ...fundUse, shares: fundUse.shares.map((id) => statOf(contents, id)) },
    pledges: sectionOf(donate.pledges, contents.pledges),
    otherWays: donate.otherWays,
    closing: donate.provider.sample
      ? { ...closing, primary: closing.secondary, secondary: undefined }
      : closing,
  });
}

function givingOf(contents: Contents, donate: Donate) {
  const { giving, gifts, provider } = donate;
  const { heading, lead, confirm: _, ...gift } = giving.message;
  const { page, frame, sample } = provider;
  return {
    ...giving,
    lead: sample ? undefined : giving.lead,
    privacy: sample ? undefined : giving.privacy,
    message: {
      heading,
      lead,
      form: {
        ...formOf(contents, "contact", contents.contact.form),
        gift: {
          legend: gifts.heading,
          example: gifts.sample ? contents.interface.example : undefined,
          choices: gifts.list.map(({ id: _id, ...choice }) => choice),
          currency: gifts.currency,
          often: gifts.often,
          facts: gifts.facts.filter(({ inForm }) => inForm),
          ...gift,
        },
      },
    },
    button: page && giving.open ? { label: giving.open, href: page } : giving.write,
    frame: frame
      ? {
          address: frame,
          title: giving.frameTitle,
          missing: sample ? undefined : giving.frameMissing,
          sample: sample ? giving.sample : undefined,
        }
      : undefined,
    mobileMoney: mobileMoney(donate),
    card: page ? giving.card : undefined,
    gifts,
  };
}

/** The props of the donate page. */
export type DonatePage = ReturnType<typeof donatePage>["props"];

// Without a confirmed number the steps could send money to a stranger.
function mobileMoney(donate: Donate) {
  const { giving, provider } = donate;
  if (!giving.mobileMoney) return undefined;
  const { paybill, till } = provider;
  const { heading, lead, steps, tillSteps, copy, copied, copyFailed } = giving.mobileMoney;
  const stepsWith = (written: string[], values: Record<string, string>) =>
    written.map((step) => {
      const text = withValues(step, values);
      // The till's name is only for comparing with the phone's display, so it has no copy button.
      const name = Object.keys(values).find((key) => key !== "name" && step.includes(`{${key}}`));
      const value = name && values[name];
      if (!value) return { text };
      const label = withValues(copy, { value });
      return { text, copy: { value, label, copied, failed: copyFailed } };
    });
  const ways = [
    paybill && stepsWith(steps, { paybill: paybill.number, account: paybill.account }),
    till && stepsWith(tillSteps, { till: till.number, name: till.name }),
  ].filter((way) => way !== undefined);
  return ways.length > 0 ? { heading, lead, ways } : undefined;
}
