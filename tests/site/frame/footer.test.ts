import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { frame } from "#app/content/pages/frame.ts";
import { textOf, wordsInOrder } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { footer } = frame(contents, "/");
const site = openSite();
const home = site.reading("/");
const foot = () => home.page.getByRole("contentinfo");

describe("the footer", () => {
  it("holds the quick links and the privacy policy in order", async () => {
    const links = await foot()
      .getByRole("navigation", { name: "Quick Links" })
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(links).toEqual([
      ["About Us", "/about"],
      ["Our Programs", "/programs"],
      ["Get Involved", "/get-involved"],
      ["Blog & News", "/blog"],
      ["Contact Us", "/contact"],
      ["Privacy Policy", "/privacy"],
    ]);
  });

  it("shows how to reach the organization", async () => {
    const { site: organization } = contents;
    const words = [
      footer.connected.heading,
      organization.email,
      organization.phone,
      "Nairobi, Kenya",
    ];
    expect(await wordsInOrder(foot(), words)).toEqual(words);
    const mail = foot().getByRole("link", { name: organization.email });
    expect(await mail.getAttribute("href")).toBe(`mailto:${organization.email}`);
    const phone = foot().getByRole("link", { name: organization.phone });
    expect(await phone.getAttribute("href")).toMatch(/^tel:\+\d+$/);
  });

  it("holds the newsletter form with a label as well as a placeholder", async () => {
    const field = foot().getByLabel(footer.newsletter.words.label);
    expect(await field.getAttribute("placeholder")).toBe("Your email");
    expect(await field.getAttribute("type")).toBe("email");
    expect(await foot().getByRole("button", { name: "Subscribe", exact: true }).count()).toBe(1);
  });

  it("has three social buttons; one without an address is disabled and says so", async () => {
    const group = foot().getByRole("list", { name: footer.social.name });
    expect(await group.getByRole("listitem").count()).toBe(3);
    for (const { href, tooltip } of footer.social.links) {
      const button = group.getByRole(href ? "link" : "button", { name: tooltip, exact: true });
      expect(await button.isVisible()).toBe(true);
      expect(await button.getAttribute("href")).toBe(href ?? null);
      expect(await button.getAttribute("title")).toBe(tooltip);
      if (!href) expect(await button.getAttribute("aria-disabled")).toBe("true");
    }
  });

  it("ends with the copyright of 2025", async () => {
    expect(footer.copyright).toContain("2025");
    expect(await textOf(foot())).toContain(footer.copyright);
  });
});
