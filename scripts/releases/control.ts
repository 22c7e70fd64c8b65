import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describeScriptError, ScriptError } from "../process/script-error.ts";

type Reply = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/**
 * Listens for releases from `npm run upgrade`, on a socket that only our own user can open. Returns a function that
 * closes it.
 */
export async function hearOfReleases(
  socket: string,
  switchTo: (release: string) => Promise<void>,
): Promise<() => void> {
  if (await connect(socket))
    throw new ScriptError("Another process already serves this home. Stop it first.");
  rmSync(socket, { force: true });
  const server = createServer({ allowHalfOpen: true }, (asking) => void answer(asking, switchTo));
  server.listen(socket);
  await once(server, "listening");
  chmodSync(socket, 0o600);
  return () => server.close();
}

/** Tells the process that serves a home to switch to a release. False if nothing is serving. */
export async function askForRelease(socket: string, release: string): Promise<boolean> {
  const asking = await connect(socket);
  if (!asking) return false;
  asking.end(release);
  const reply = JSON.parse(await text(asking)) as Reply;
  if (!reply.ok) throw new ScriptError(reply.sentence);
  return true;
}

/** Whether a process serves this home. */
export async function isServed(socket: string): Promise<boolean> {
  const asking = await connect(socket);
  asking?.destroy();
  return asking !== undefined;
}

async function answer(asking: Socket, switchTo: (release: string) => Promise<void>): Promise<void> {
  const release = await readToEnd(asking);
  if (!release) return void asking.destroy();
  asking.end(JSON.stringify(await tryTo(() => switchTo(release))));
}

/** Keeps the way back open, which `text` would close. */
function readToEnd(asking: Socket): Promise<string> {
  let release = "";
  asking.setEncoding("utf8").on("data", (chunk: string) => {
    release += chunk;
  });
  return new Promise((resolve) => {
    asking.once("end", () => resolve(release)).once("error", () => resolve(""));
  });
}

async function tryTo(work: () => Promise<void>): Promise<Reply> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    return { ok: false, sentence: describeScriptError(error) };
  }
}

async function connect(socket: string): Promise<Socket | undefined> {
  const asking = createConnection({ path: socket, allowHalfOpen: true });
  try {
    await once(asking, "connect");
    return asking.on("error", () => {});
  } catch {
    return undefined;
  }
}
