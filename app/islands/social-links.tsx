import { SocialIcon } from "#app/components/frame/social-icon.tsx";
import { Tooltip, TooltipGroup, useTitleUntilHydrated } from "#app/islands/tooltip.tsx";
import type { SocialNetwork } from "#app/model/site/contact.ts";

type Network = {
  name: string;
  icon: SocialNetwork["icon"];
  href?: string;
  tooltip: string;
};

/** The labels and addresses of the social links. */
type Props = { name: string; links: Network[] };

/** The social links; a network without an address is a button that says so. */
export function SocialLinks({ name, links }: Props) {
  return (
    <TooltipGroup>
      <ul className="flex flex-wrap gap-3" aria-label={name}>
        {links.map((link) => (
          <li key={link.name}>
            <SocialButton {...link} />
          </li>
        ))}
      </ul>
    </TooltipGroup>
  );
}

const shape = "grid size-11 place-items-center rounded-full border-2 border-current";

function SocialButton({ icon, href, tooltip }: Network) {
  const title = useTitleUntilHydrated(tooltip);
  const note = `social-${icon}`;
  return (
    <>
      <Tooltip text={tooltip}>
        {href ? (
          <a className={shape} href={href} rel="noreferrer" aria-label={tooltip} title={title}>
            <SocialIcon icon={icon} />
          </a>
        ) : (
          <button
            type="button"
            className={`${shape} opacity-70`}
            popovertarget={note}
            aria-label={tooltip}
            title={title}
          >
            <SocialIcon icon={icon} />
          </button>
        )}
      </Tooltip>
      {/* Touch shows no tooltip. */}
      {href ? null : (
        <p
          id={note}
          className="note m-auto w-96 max-w-11/12 justify-self-center border-t-8 border-marigold bg-cloth-ink px-6 py-5 text-on-cloth popoverless:hidden"
          popover="auto"
        >
          {tooltip}
        </p>
      )}
    </>
  );
}
