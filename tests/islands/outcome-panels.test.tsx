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
