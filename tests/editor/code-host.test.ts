import { expect, it, onTestFinished, vi } from "vitest";
import { codeHost } from "#scripts/editor/code-host.ts";

it("fetches a picture again if the code host did not answer the first time", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const tree = [{ type: "blob", path: "content/photos/class.jpg", size: 1 }];
  const answers = [Response.json({ tree }), new Response(null, { status: 502 }), new Response("")];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  vi.stubGlobal("localStorage", { getItem: () => null });
  const api = "https://host.example";
  const host = codeHost({ repo: "a/b", branch: "main", api_root: api, graphql_api_root: api });
  await expect(host.picture("photos/class.jpg")).rejects.toThrow("GitHub answered with 502");
  expect(await host.picture("photos/class.jpg")).toMatch(/^blob:/);
});
