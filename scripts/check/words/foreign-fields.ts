// What other programs call a field of ours.
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
const nobodys =
  "layout tags comments toc weight menu type output editor editor_options header id uid guid locale canonical keywords robots format sidebar pinned featured math mermaid template status show_meta linkTitle series time timezone post_id sitemap draft_reason image_alt";

const meanings = new Map(
  Object.entries(ours).flatMap(([own, names]) =>
    names.split(" ").map((name) => [name, own] as const),
  ),
);

type Words = { text: string; instead?: string; own?: string };

/** What to do with a field of another program in the file of a page at this address; undefined where it is none of those. */
export function foreignField(name: string, value: unknown, address: string): Words | undefined {
  if (name === "published" && typeof value === "boolean") {
    const write = value ? "Delete this line." : "Write draft: true here.";
    return { text: `A page here is published, or a draft. ${write}` };
  }
  const own = meanings.get(name);
  if (own) {
    const texts = Array.isArray(value) && value.every((one) => typeof one === "string");
    const like = texts && own !== "category" ? ` ${value.join(", ")}` : "";
    const says = `This is called ${own} here. Write ${own}:${like} in its place.`;
    return {
      text: says,
      own,
      instead: typeof value === "string" && own !== "date" ? own : undefined,
    };
  }
  if (addresses.split(" ").includes(name)) {
    const [old] = [value].flat().filter((one) => typeof one === "string" && one.startsWith("/"));
    const redirect = `If ${old ?? "the old address"} was public, write into redirects.yaml: - {from: ${old ?? "/old-name"}, to: ${address}}`;
    return {
      text: `The name of a file is its address here: ${address}. Delete this line. ${redirect}`,
    };
  }
  if (nobodys.split(" ").includes(name))
    return { text: `Nothing here uses ${name}. Delete this line.` };
  return undefined;
}
