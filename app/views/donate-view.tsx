import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { FoldedHero } from "#app/components/cloth/folded-hero.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { DonatePage } from "#app/content/page-data/donate-page.ts";
import { FundUse } from "#app/views/donate/fund-use.tsx";
import { Giving } from "#app/views/donate/giving.tsx";
import { OtherWays } from "#app/views/donate/other-ways.tsx";
import { Pledges } from "#app/views/donate/pledges.tsx";

/** The donate page: the giving page and the other ways to give, then what gifts achieve. */
export function DonateView({ hero, giving, pledges, closing, ...props }: DonatePage) {
  const { figures, source, ...impact } = props.impact;
  return (
    <>
      <FoldedHero {...hero}>
        <LinkTo to={giving.button} className="button button-large mt-8" />
        {giving.privacy ? <p className="mt-4 max-w-measure text-small">{giving.privacy}</p> : null}
      </FoldedHero>
      <Giving {...giving} />
      <PageSection tone="shell" {...impact}>
        <Figures figures={figures} look="row" source={source} />
      </PageSection>
      {props.fundUse ? <FundUse {...props.fundUse} /> : null}
      {pledges.list.length > 0 ? <Pledges {...pledges} /> : null}
      <OtherWays {...props.otherWays} />
      <CallToAction {...closing} hero={hero} field="beside" />
    </>
  );
}
