// The addresses of players, and the start of the page on which the same video is watched.
const players = [
  [
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    "https://www.youtube.com/watch?v=",
  ],
  [/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/, "https://vimeo.com/"],
] as const;

/** The file extensions of films, as part of a pattern. */
export const filmFormats = "mp4|m4v|mov|webm|avi|mkv|3gp";

const hostNames: Partial<Record<string, string>> = {
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "tiktok.com": "TikTok",
};

/** The page on which the video of this player is watched; undefined for other addresses. */
export function videoPage(player: string): string | undefined {
  for (const [pattern, page] of players) {
    const id = pattern.exec(player)?.[1];
    if (id) return page + id;
  }
  return undefined;
}

/** The name of the site that hosts a video, as visitors know it. */
export function videoHost(address: string) {
  const host = new URL(address).hostname.replace(/^(?:www|m)\./, "");
  return hostNames[host] ?? host;
}
