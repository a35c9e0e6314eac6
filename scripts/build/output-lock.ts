import { mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { outputFile } from "#scripts/build/output-file.ts";

/**
 * Does some work on an output folder while no other build works on it; others wait for their turn.
 * The lock is a socket that its holder listens on, so it ends with its process, however that ends.
 */
export async function withOutputLock<Result>(
  output: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const address = addressOf(outputFile(output, "lock"));
  const release = await acquire(address);
  try {
    return await work();
  } finally {
    release();
  }
}

// A relative path, because the path of a socket may have about a hundred characters.
function addressOf(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  return process.platform === "win32"
    ? `\\\\.\\pipe\\${path.basename(file)}`
    : path.relative(process.cwd(), file);
}

async function acquire(address: string, isFirstTry = true): Promise<() => void> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    // Somebody who gave up waiting is no error of ours.
    socket.on("error", () => {});
  });
  if (await isListening(server, address)) {
    return () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
  }
  if (isFirstTry) console.log("Another build is writing the same folder; waiting for it.");
  await untilReleased(address);
  return acquire(address, false);
}

function isListening(server: Server, address: string) {
  return new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(address, () => resolve(true));
  });
}

function untilReleased(address: string) {
  return new Promise<void>((resolve) => {
    const socket = connect(address);
    socket.once("error", (error: NodeJS.ErrnoException) => {
      // A build that was killed leaves the file of its socket behind, on which nobody listens.
      if (error.code === "ECONNREFUSED") rmSync(address, { force: true });
    });
    socket.once("close", () => resolve());
    socket.resume();
  });
}
