import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { frame } from "#app/library/pages/frame.ts";
import { postPage } from "#app/library/pages/post-page.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import { copyFiles } from "#scripts/build/copy-files.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { contentFolder, problemsOf, type Files } from "#tests/support/content-folder.ts";
import { officeFile, pdfFile, svgFile } from "#tests/support/files-to-download.ts";
import { postFile } from "#tests/support/post-file.ts";

const linkTo = (name: string) => ({ "blog/3.mdx": postFile(`[Our report](/files/${name}).\n`) });

/** The small site with these files beside its words, inspected. */
async function inspected(files: Record<string, Buffer>, texts: Files, drafts = false) {
  const content = await contentFolder(texts);
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(content, "files", name), bytes);
  }
  const folders = { content, public: path.join(content, "../public") };
  const { problems, remarks, contents } = await inspectContents(folders, { drafts });
  const ofFiles = remarks.filter(({ file }) => file.startsWith("content/files/"));
  return { problems, contents, told: [...problems, ...ofFiles].map(printProblem) };
}

/** What is told of a file to which a post leads. */
async function toldOf(name: string, bytes: Buffer) {
  return (await inspected({ [name]: bytes }, linkTo(name))).told;
}

async function photo() {
  const blank = { width: 8, height: 8, channels: 3, background: "#175c3b" } as const;
  const placed = { IFD3: { GPSLatitude: "1/1 2/1 3/1", GPSLatitudeRef: "S" } };
  return sharp({ create: blank }).withExif(placed).jpeg().toBuffer();
}

const property = (text: string) => `<cp:coreProperties>${text}</cp:coreProperties>`;

describe("a file to download", () => {
  it.each([
    ["a PDF", "report.pdf", pdfFile()],
    ["a packed PDF", "report.pdf", pdfFile("<< /Type /Page >>", { isPacked: true })],
    ["a document", "report-2025.docx", officeFile("docx")],
    ["a table", "report.xlsx", officeFile("xlsx")],
    ["a drawing", "report.svg", svgFile('<use href="#a"/><g fill="url(#b)" id="a"/>')],
    ["one that names us as its author", "report.pdf", pdfFile("<< /Author (Suluhisho) >>")],
  ])("is in order as %s", async (_what, name, bytes) => {
    expect(await toldOf(name, bytes)).toEqual([]);
  });

  const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
  it.each<[is: string, name: string, bytes: Buffer | (() => Promise<Buffer>), says: RegExp]>([
    ["is no PDF", "a.pdf", Buffer.from("<html>"), /ends in \.pdf and cannot be read as PDF/],
    ["is empty", "a.pdf", Buffer.from(""), /cannot be read as PDF/],
    ["has a password", "a.pdf", pdfFile("<< /Encrypt 5 0 R >>"), /without a password/],
    ["has a script", "a.pdf", pdfFile(script), /a script/],
    ["has a packed script", "a.pdf", pdfFile(script, { isPacked: true }), /a script/],
    ["hides the name of a script", "a.pdf", pdfFile("<< /S /J#61vaScript >>"), /a script/],
    ["starts a program", "a.pdf", pdfFile("<< /S /Launch /F (a) >>"), /start a program/],
    ["has files inside", "a.pdf", pdfFile("<< /EmbeddedFiles 3 0 R >>"), /other files inside/],
    ["is above 5 MB", "a.pdf", pdfFile("x".repeat(5_200_000)), /has 5\.2 MB\. .* at most 5 MB/],
    ["is a table and no document", "a.docx", officeFile("xlsx"), /cannot be read as Word/],
    ["is no document", "a.docx", Buffer.from("PK words"), /cannot be read as Word/],
    ["has macros", "a.docx", officeFile("docx", { "word/vbaProject.bin": "x" }), /macros/],
    [
      "has a picture with its place",
      "a.docx",
      async () => officeFile("docx", { "word/media/image1.jpeg": await photo() }),
      /GPS/,
    ],
    [
      "is a PDF of a photo with its place",
      "a.pdf",
      async () => pdfFile(`5 0 obj\nstream\n${(await photo()).toString("latin1")}\nendstream\n`),
      /GPS/,
    ],
    ["is no drawing", "a.svg", Buffer.from("words"), /cannot be read as SVG/],
    ["has a script", "a.svg", svgFile("<script>alert(1)</script>"), /a script/],
    ["has a named script", "a.svg", svgFile("<s:script xmlns:s='x'/>"), /a script/],
    ["has on…", "a.svg", svgFile("", ' onload="alert(1)"'), /on…/],
    ["holds a page", "a.svg", svgFile("<foreignObject><p/></foreignObject>"), /foreignObject/],
    ["loads a picture", "a.svg", svgFile('<image href="https://a.example/b.png"/>'), /a link/],
    ["runs from a link", "a.svg", svgFile('<a xlink:href="javascript:x"><g/></a>'), /a link/],
    ["loads a style", "a.svg", svgFile('<g fill="url(//a.example/b)"/>'), /another address/],
    ["writes names of its own", "a.svg", svgFile('<!ENTITY a "b">'), /from elsewhere/],
  ])("cannot be published where it %s (%s)", async (_is, name, bytes, says) => {
    const whole = typeof bytes === "function" ? await bytes() : bytes;
    const lines = await toldOf(name, whole);
    expect(lines).toEqual([expect.stringMatching(says)]);
    expect(lines[0]).toMatch(new RegExp(`^content/files/${name}:1:1  (?!Warning)`));
  });

  const utf16 = `<FEFF${Buffer.from("Achieng O.", "utf16le").swap16().toString("hex")}>`;
  const description = "<dc:creator><rdf:Seq><rdf:li>Achieng O.</rdf:li></rdf:Seq></dc:creator>";
  it.each([
    ["its author", "a.pdf", pdfFile("<< /Author (Achieng O.) >>")],
    ["its author in other letters", "a.pdf", pdfFile(`<< /Author ${utf16} >>`)],
    ["its author, packed", "a.pdf", pdfFile("<< /Author (Achieng O.) >>", { isPacked: true })],
    ["its author in its description", "a.pdf", pdfFile(description)],
    [
      "its author",
      "a.docx",
      officeFile("docx", {
        "docProps/core.xml": property("<dc:creator>Achieng O.</dc:creator>"),
      }),
    ],
    [
      "who changed it",
      "a.xlsx",
      officeFile("xlsx", {
        "docProps/core.xml": property("<cp:lastModifiedBy>Achieng O.</cp:lastModifiedBy>"),
      }),
    ],
    [
      "who commented it",
      "a.docx",
      officeFile("docx", { "word/comments.xml": '<w:comment w:author="Achieng O."/>' }),
    ],
    ["who drew it", "a.svg", svgFile(`<metadata>${description}</metadata>`)],
  ])("gets a warning where it tells %s: %s", async (_what, name, bytes) => {
    expect(await toldOf(name, bytes)).toEqual([
      expect.stringMatching(/^content\/files\/a\.\w+:1:1 {2}Warning: .*: "Achieng O\."\. /),
    ]);
  });

  it("gets a warning where nothing leads to it, and is not published", async () => {
    const { told, contents } = await inspected({ "a.pdf": pdfFile() }, {});
    expect(told).toEqual([
      "content/files/a.pdf:1:1  Warning: Nothing leads to this file, so it is not published. Write [its name](/files/a.pdf) in a text, or take the file away. [downloads]",
    ]);
    expect([...(contents?.downloads.keys() ?? [])]).toEqual(["/files/classroom.svg"]);
  });

  it("is published with a draft and not before it", async () => {
    const draft = { "blog/3.mdx": postFile("[It](/files/a.pdf).\n", { draft: "true" }) };
    const seen = await inspected({ "a.pdf": pdfFile() }, draft);
    expect(seen.told).toEqual([]);
    expect(seen.contents?.downloads.has("/files/a.pdf")).toBe(false);
    const preview = await inspected({ "a.pdf": pdfFile() }, draft, true);
    expect(preview.contents?.downloads.has("/files/a.pdf")).toBe(true);
  });

  it("is no link to another place", async () => {
    const content = await contentFolder(linkTo("a.pdf"));
    await symlink("/etc/passwd", path.join(content, "files/a.pdf"));
    const folders = { content, public: path.join(content, "../public") };
    const { problems } = await inspectContents(folders, { drafts: false });
    expect(problems.map(({ file }) => file)).toEqual(["content/blog/3.mdx", "content/files/a.pdf"]);
  });
});

describe("a link to a file", () => {
  it("says behind its words what the file is and how large", async () => {
    const [body, label] = [pdfFile("x".repeat(1_234_000)), officeFile("docx")];
    const texts = {
      ...linkTo("body.pdf#page=2"),
      ...changedFile("navigation.yaml", "About, href: /about", "B, href: /files/label.docx"),
    };
    const { contents } = await inspected({ "body.pdf": body, "label.docx": label }, texts);
    expect(postPage(contents!, "3")?.props.html).toBe(
      '<p><a href="/files/body.pdf#page=2">Our report (PDF,\u00a01.2\u00a0MB)</a>.</p>',
    );
    expect(JSON.stringify(frame(contents!, "/"))).toContain("B (Word,\u00a01\u00a0kB)");
  });

  it.each([
    [
      "raport.pdf",
      'There is no file at content/files/raport.pdf. Did you mean "/files/report.pdf"?',
    ],
    [
      "Report.pdf",
      'There is no file at content/files/Report.pdf. Did you mean "/files/report.pdf"?',
    ],
    [
      "budget.xlsx",
      "There is no file at content/files/budget.xlsx. Put it there; capital and small letters have to be the same.",
    ],
  ])("is told where there is no %s", async (name, says) => {
    const { problems } = await inspected({ "report.pdf": pdfFile() }, linkTo(name));
    expect(problems.map(printProblem)).toEqual([`content/blog/3.mdx:9:1  ${says}`]);
  });
});

describe("the folder public/", () => {
  it("is for the code alone, and nothing else in it is published", async () => {
    const content = await contentFolder();
    const room = path.join(content, "../public");
    await mkdir(path.join(room, "images"), { recursive: true });
    for (const name of ["images/desk.jpg", "Annual Report.pdf", "about.html", ".DS_Store"]) {
      await writeFile(path.join(room, name), "words");
    }
    await writeFile(path.join(room, "favicon.svg"), svgFile("<script/>"));
    await symlink("/etc/passwd", path.join(room, "passwd"));
    const { problems, contents } = await inspectContents(
      { content, public: room },
      { drafts: false },
    );
    expect(contents).toBeUndefined();
    const none = (name: string) =>
      `The folder public/ is for the code of the site, which has no file called "${name}". It is not published from there.`;
    expect(problems.map(printProblem)).toEqual([
      `public/about.html:1:1  ${none("about.html")} Take it away.`,
      `public/Annual Report.pdf:1:1  ${none("Annual Report.pdf")} Put it into the folder content/files/ as annual-report.pdf, and lead to it with [its name](/files/annual-report.pdf).`,
      expect.stringMatching(/^public\/favicon\.svg:1:1 {2}.*a script/),
      `public/images/desk.jpg:1:1  ${none("images/desk.jpg")} Put the picture below content/, beside the text that shows it, and name it there.`,
      "public/passwd:1:1  This is a link to another place and not a file of its own. Put a plain file there, or take this away.",
    ]);
  });

  it("gives a build its own files, and content/files/ those to which a page leads", async () => {
    const files = { "a.pdf": pdfFile(), "lonely.pdf": pdfFile() };
    const { contents } = await inspected(files, linkTo("a.pdf"));
    const copied: string[] = [];
    const note = (file: string) => void copied.push(file);
    copyFiles(contents!, { copy: note } as unknown as NextOutput);
    const wanted = ["favicon.svg", "files/a.pdf", "files/classroom.svg"];
    expect(copied).toEqual(wanted);
  });
});

describe("a photograph that nothing names", () => {
  it("is examined all the same", async () => {
    const content = await contentFolder();
    await writeFile(path.join(content, "blog/desk.jpg"), await photo());
    const folders = { content, public: path.join(content, "../public") };
    const { problems } = await inspectContents(folders, { drafts: false });
    expect(problems.map(printProblem)).toEqual([
      expect.stringMatching(/^content\/blog\/desk\.jpg:1:1 {2}.*GPS/),
      expect.stringMatching(/^content\/blog\/desk\.jpg:1:1 {2}Nothing shows this picture\./),
    ]);
  });

  it("may be named in a file that cannot be read, so nobody says to take it away", async () => {
    const lines = await problemsOf({ "team.yaml": "- id: x\n  name: a: b\n", "desk.jpg": "" });
    expect(lines.filter((line) => line.includes("Nothing shows"))).toEqual([]);
  });
});
