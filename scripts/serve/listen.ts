import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UserError } from "#app/content/user-error.ts";

const defaultPort = 3000;
const highestPort = 65_535;

/** The port that PORT asks for, 3000 where it asks for none; throws where it is no port. */
export function chosenPort(): number {
  // A setting that nobody filled in arrives as an empty text.
  const asked = process.env.PORT?.trim() || String(defaultPort);
  if (/^\d+$/.test(asked) && Number(asked) <= highestPort) return Number(asked);
  throw new UserError(`PORT says "${asked}"; it has to be a number from 0 to ${highestPort}.`);
}

/** Lets a server listen and answers with its origin; says in a sentence why a port cannot be had. */
export async function listen(server: Server, port: number, host?: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(refusal(port, error.code) ?? error),
    );
    server.listen(port, host, resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function refusal(port: number, code = "") {
  const reasons: Record<string, string> = {
    EADDRINUSE: "is taken by another program",
    EACCES: "is kept for the administrator of this machine",
  };
  const other = code === "EADDRINUSE" && port < highestPort ? port + 1 : defaultPort;
  const says = `Port ${port} ${reasons[code]}; choose another one, such as PORT=${other}.`;
  return code in reasons ? new UserError(says) : undefined;
}
