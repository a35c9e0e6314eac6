import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { openContents } from "#app/content/open-contents.server.ts";
import { contactPage } from "#app/content/page-data/contact-page.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { OutcomePanel } from "#app/islands/forms/outcome-panel.tsx";
import type { Outcome } from "#app/islands/forms/use-delivery.ts";

const contents = await openContents();
const { site, forms } = contents;
const message = { to: "office@charity.example", subject: "A visit", body: "May we come?" };
const morning = new Date("2026-11-24T06:30:00Z");

function panelOf(state: Outcome["state"], language: "en" | "sw", office = true, at = morning) {
  const address = language === "sw" ? "/sw/contact" : "/contact";
  const { delivery } = contactPage(contentsAt(contents, address), address).props.form;
  const withOffice = { ...delivery, office: office ? site.office : undefined };
  const outcome = { state, message, at, problems: [] };
  return parse(renderToStaticMarkup(<OutcomePanel delivery={withOffice} outcome={outcome} />));
}

it("shows the whole message, and when it was written in the reader's language", () => {
  const english = panelOf("accepted", "en");
  expect(english.querySelector("pre")?.text).toContain("May we come?");
  expect(english.text).toContain("9:30 AM");
  // 9:30 in the morning is 3:30 on a Swahili clock.
  expect(panelOf("accepted", "sw").text).toContain("saa 3:30 asubuhi");
});

it("promises an answer in time for forms that do, in the words of the outcome", () => {
  const promise = (words: { answer: string }) => words.answer.split("{time}")[0] ?? "";
  const [sent, opened] = [promise(forms.accepted), promise(forms.handedOver)];
  expect(sent).not.toBe(opened);
  expect(panelOf("accepted", "en").text).toContain(sent);
  expect(panelOf("handedOver", "en").text).toContain(opened);
  expect(panelOf("handedOver", "en", false).text).not.toContain(opened);
  // The clock of a phone may be years behind.
  const behind = new Date("2001-01-01T07:00:00Z");
  expect(panelOf("handedOver", "en", true, behind).text).not.toContain(opened);
  expect(panelOf("refused", "en").text).not.toContain(sent);
});
