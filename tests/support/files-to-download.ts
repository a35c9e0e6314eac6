/** A PDF of one page. */
export function pdfFile(): Buffer {
  const page = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
  return Buffer.from(`%PDF-1.7\n${page}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, "latin1");
}
