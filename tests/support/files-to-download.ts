import { deflateSync } from "node:zlib";

import { strToU8, zipSync } from "fflate";

/** A PDF of one page with these objects besides, packed as newer programs do where asked for. */
export function pdfFile(objects = "", { isPacked = false } = {}): Buffer {
  const page = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
  const head = `%PDF-1.7\n${page}`;
  const tail = "trailer\n<< /Root 1 0 R >>\n%%EOF\n";
  if (!isPacked) return Buffer.from(`${head}${objects}${tail}`, "latin1");
  const packed = deflateSync(Buffer.from(objects, "latin1"));
  const kind = `<< /Type /ObjStm /N 1 /Filter /FlateDecode /Length ${packed.length} >>`;
  const parts = [`${head}9 0 obj\n${kind}\nstream\n`, packed, `\nendstream\nendobj\n${tail}`];
  return Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));
}

const main = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
};

/** A document of Word or a table of Excel with these parts besides. */
export function officeFile(
  kind: keyof typeof main,
  parts: Record<string, string | Uint8Array> = {},
): Buffer {
  const all = { "[Content_Types].xml": `<Types><Override ContentType="${main[kind]}"/></Types>` };
  const bytes = Object.entries({ ...all, ...parts }).map(
    ([name, part]) => [name, typeof part === "string" ? strToU8(part) : part] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

/** A drawing with this inside. */
export function svgFile(
  inside = '<path fill="#27235e" d="M0 0h8v8H0z"/>',
  attributes = "",
): Buffer {
  const namespace = 'xmlns="http://www.w3.org/2000/svg"';
  return Buffer.from(`<svg ${namespace} viewBox="0 0 8 8"${attributes}>${inside}</svg>`);
}
