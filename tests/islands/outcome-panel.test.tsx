import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { openContents } from "#app/content/open-contents.server.ts";
import { contactPage } from "#app/routes/contact.tsx";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { OutcomePanel } from "#app/islands/forms/outcome-panel.tsx";
import type { Outcome } from "#app/islands/forms/use-delivery.ts";

const contents = contentsAt(await openContents(), "/sw");
const { accepted, handedOver, offline } = contents.forms;
const { delivery } = contactPage(contents, "/sw/contact").props.form;
const message = { to: "office@charity.example", subject: "A visit", body: "May we come?" };
const morning = new Date("2026-11-24T06:30:00Z");
const { office } = contents.site;

it.each<[Outcome["state"], typeof office | undefined, Date, promise: string | undefined]>([
  ["accepted", office, morning, accepted.answer],
  ["handedOver", office, morning, handedOver.answer],
  ["handedOver", undefined, morning, undefined],
  // The clock of a phone may be years behind.
  ["handedOver", office, new Date("2001-01-01T06:30:00Z"), undefined],
  ["refused", office, morning, undefined],
  ["offline", office, morning, undefined],
])("a message that is %s has a time, and an answer only if it is promised", (...row) => {
  const [state, office, at, promise] = row;
  const outcome = { state, message, at, problems: [] };
  const panel = (
    <OutcomePanel delivery={{ ...delivery, office, phone: undefined }} outcome={outcome} />
  );
  const { text } = parse(renderToStaticMarkup(panel));
  // 9:30 in the morning is 3:30 on a Swahili clock.
  expect(text).toContain("saa 3:30 asubuhi");
  // Without a number there is no SMS.
  expect(text).not.toContain(offline.sms);
  const beginnings = [accepted, handedOver].map(({ answer }) => answer.split("{time}")[0]!);
  const promised = beginnings.filter((words) => text.includes(words));
  expect(promised).toEqual(promise ? [promise.split("{time}")[0]] : []);
});
