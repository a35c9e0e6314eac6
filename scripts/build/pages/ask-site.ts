import { basePath } from "#app/library/base-path.ts";
import { openDrawing } from "#scripts/build/app/drawing-program.ts";

/** Answers with the text at an address of the site; throws where the status is another one. */
export type AskSite = (address: string, status?: number) => Promise<string>;

/** Opens the built code, which answers in this process and without a server. */
export async function openSite(appFolder: string): Promise<AskSite> {
  const { handler } = await openDrawing(appFolder);
  const ask = handler("production");
  return async (address, status = 200) => {
    const asking = new AbortController();
    const { signal } = asking;
    const response = await ask(new Request(`http://localhost${basePath}${address}`, { signal }));
    const text = await response.text();
    // Remix holds on to the data of a page for five seconds unless nobody waits for it any more.
    asking.abort("answered");
    if (response.status !== status) {
      throw new Error(`${address} answered ${response.status} instead of ${status}.\n${text}`);
    }
    return text;
  };
}
