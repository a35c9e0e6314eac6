import { expect, it } from "vitest";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { focused, slowConnection } from "#tests/support/browser/settling.ts";
import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();

// What translators, password managers and spelling checkers do to a page.
function change(how: string) {
  const fields = document.querySelectorAll("delivery-form :is(input, textarea):not([type=hidden])");
  if (how === "translate") {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea")) continue;
      const font = document.createElement("font");
      font.textContent = `${text.data} x`;
      text.replaceWith(font);
    }
  }
  for (const field of fields) {
    if (how === "add beside") field.after(document.createElement("x-icon"));
    if (how === "add before") field.before(document.createElement("div"));
    if (how === "mark") field.setAttribute("data-extension", "1");
    if (how === "relabel") field.closest("form")!.querySelector("label")!.textContent = "?";
  }
}

const changes = ["translate", "add beside", "add before", "mark", "relabel", "translate"];

it.each(["contact", "volunteer", "gift", "newsletter"] as const)(
  "the %s form keeps its words, the caret and focus whatever a translator or an extension does to the page, before and after its code has come",
  async (name) => {
    const text = { contact: "message", volunteer: "skills", gift: "message", newsletter: "email" };
    const { page, field, form, submit, panel, mails } = await openForm(site, name, { isNew: true });
    const release = await slowConnection(page);
    const words = field(text[name]);
    const typed = async (how: string, at: number) => {
      await page.evaluate(change, how);
      await page.keyboard.type(String(at));
    };
    if (name === "gift") await field("amount").fill("KES 75");
    await words.focus();
    await page.keyboard.type("ab@example.org");
    // Digits are typed between the a and the b.
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    for (const [at, how] of changes.entries()) await typed(how, at);
    const code = page.waitForResponse(/delivery-form/);
    release();
    await code;
    for (const [at, how] of changes.entries()) await typed(how, at);
    await focused(words);
    expect(await words.inputValue()).toBe("a012345012345b@example.org");
    if (name !== "newsletter") await field("email").fill("amina@example.org");
    if (name === "volunteer") {
      await submit();
      await focused(form.locator("[data-problems]"));
      await page.evaluate(change, "translate");
      await field("name").fill("Amina");
    }
    await submit();
    await panel.waitFor();
    expect(mails().at(-1)?.body).toContain("a012345012345b@example.org");
  },
);

// Playwright has no input methods in Firefox.
it.skipIf(isFirefox)(
  "a form keeps a composition, the undo history and what the browser fills in when its code comes",
  async () => {
    const page = await site.visit({ isNew: true });
    const release = await slowConnection(page);
    await page.goto(`${site.address}/contact`);
    const message = page.locator("main [name=message]");
    await message.focus();
    await page.keyboard.type("Jambo ");
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send("Input.imeSetComposition", { text, selectionStart: 3, selectionEnd: 3 });
    await compose("nih");
    // A browser fills in a field without focus.
    await page.locator("main [name=firstName]").evaluate((field: HTMLInputElement) => {
      field.value = "Asha";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const code = page.waitForResponse(/delivery-form/);
    release();
    await code;
    await compose("nihon");
    await keyboard.send("Input.insertText", { text: "日本" });
    expect(await message.inputValue()).toBe("Jambo 日本");
    expect(await page.locator("main [name=firstName]").inputValue()).toBe("Asha");
    for (let step = 0; step < 9; step++) await page.keyboard.press("Control+z");
    expect(await message.inputValue()).toBe("");
  },
);
