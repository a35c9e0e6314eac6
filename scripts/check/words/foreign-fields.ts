// Our fields, with the names that other programs use for them.
const ours: Record<string, string> = {
  excerpt: "description summary teaser abstract dek intro subtitle subheadline tagline",
  date: "pubDate pubdate published publishDate publish_date date_published created created_at posted",
  updated: "lastmod modified last_modified last_modified_at updatedDate updated_at dateModified",
  author: "authors byline writer creator contributors",
  category: "categories section topic topics",
  image:
    "cover hero banner thumbnail featured_image feature_image cover_image header_image og_image",
  title: "headline name",
};
const addresses = "permalink slug url aliases alias redirect_from redirects old_url path";
const meanings = new Map(
  Object.entries(ours).flatMap(([field, names]) =>
    names.split(" ").map((name) => [name, field] as const),
  ),
);

type Words = {
  text: string;
  instead?: string;
  /** Our field of the same meaning. */
  field?: string;
};

/** What to do with a field of another program in the file of a page; undefined for other fields. */
export function foreignField(name: string, value: unknown, address: string): Words | undefined {
  if (name === "published" && typeof value === "boolean")
    return {
      text: `A page is published unless it is a draft. ${value ? "Delete this line." : "Write draft: true instead."}`,
    };
  const field = meanings.get(name);
  if (field) {
    const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
    const example = isList && field !== "category" ? ` ${value.join(", ")}` : "";
    return {
      text: `This field is called ${field} here. Write ${field}:${example} instead.`,
      field,
      instead: typeof value === "string" && field !== "date" ? field : undefined,
    };
  }
  return addresses.split(" ").includes(name) ? { text: addressText(value, address) } : undefined;
}

function addressText(value: unknown, address: string) {
  const [old] = [value].flat().filter((path) => typeof path === "string" && path.startsWith("/"));
  const redirect = `If ${old ?? "the old address"} was public, write in redirects.yaml: - {from: ${old ?? "/old-name"}, to: ${address}}`;
  return `The name of the file is its address: ${address}. Delete this line. ${redirect}`;
}
