import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import { OutcomePanels } from "#app/islands/forms/outcome-panels.tsx";
import { contactPage } from "#app/routes/contact.tsx";
import { frozenContents } from "#tests/support/content-folder.ts";

const contents = contentsAt(await frozenContents(), "/sw");
const { delivery } = contactPage(contents, "/sw/contact").props.form;
const service: Delivery["endpoint"] = { kind: "plain", address: "/", extras: [], trap: "website" };
const { office } = contents.site;

it.each([
  ["an e-mail with a promise", { office, endpoint: undefined }, ["handedOver"]],
  ["an e-mail without one", { office: undefined, endpoint: undefined }, []],
  ["a service with a promise", { office, endpoint: service }, ["accepted"]],
  ["a service without one", { office: undefined, endpoint: service }, []],
])(
  "of the outcomes of %s, only a message that is on its way has a time for the answer",
  (_what, given, promising) => {
    const html = renderToStaticMarkup(
      <OutcomePanels delivery={{ ...delivery, ...given, phone: undefined }} />,
    );
    const panels = parse(html).querySelectorAll("[data-outcome]");
    const promised = panels.filter((panel) => panel.querySelector("[data-part=answer]"));
    expect(promised.map((panel) => panel.getAttribute("data-outcome"))).toEqual(promising);
    // Without a number there is no SMS and no WhatsApp.
    const ways = panels.flatMap((panel) =>
      panel.querySelectorAll("[data-way]:not([data-way=email])"),
    );
    expect(ways).toEqual([]);
    expect(html).not.toContain(contents.forms.offline.sms);
  },
);

it("each outcome has the ways and the receipt that fit it, and the newsletter's only short ones", () => {
  const phone = { whatsapp: "https://wa.me/254", sms: "sms:+254" } as Delivery["phone"];
  const partsOf = (isBrief: boolean, endpoint: Delivery["endpoint"]) => {
    const given = { ...delivery, phone, endpoint, phoneNote: "A note" };
    const html = renderToStaticMarkup(<OutcomePanels delivery={given} isBrief={isBrief} />);
    return parse(html)
      .querySelectorAll("[data-outcome]")
      .map((panel) => {
        const marked = panel.querySelectorAll("[data-part], [data-way], h4, p.text-small");
        const names = marked.map(({ attributes, rawTagName }) => {
          return attributes["data-part"] ?? attributes["data-way"] ?? rawTagName;
        });
        return [panel.getAttribute("data-outcome"), ...names].join(" ");
      });
  };
  const ways = "email whatsapp sms";
  const whole = `h4 ${ways} print p h4 made message`;
  expect(partsOf(true, undefined)).toEqual([`handedOver ${ways}`]);
  expect(partsOf(true, service)).toEqual([
    "accepted",
    `refused complaints ${ways}`,
    ...["unknown", "offline", "doubted"].map((state) => `${state} ${ways}`),
  ]);
  expect(partsOf(false, undefined)).toEqual([`handedOver long ${whole}`]);
  expect(partsOf(false, service)).toEqual([
    "accepted print h4 made message",
    `refused complaints ${whole}`,
    ...["unknown", "offline", "doubted"].map((state) => `${state} ${whole}`),
  ]);
  const served = { ...delivery, phone, endpoint: service };
  const html = renderToStaticMarkup(<OutcomePanels delivery={served} />);
  expect(html).toContain(contents.forms.offline.sms);
});
