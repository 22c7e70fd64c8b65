import { serveEnvironment, waitForHealth } from "../next/server.ts";
import { serverCommand } from "../next/server-command.ts";
import { anyFreePort } from "../process/free-port.ts";
import { ScriptError } from "../process/script-error.ts";
import { tether } from "../process/tether.ts";
import { readSettings } from "./read-settings.ts";

/** Starts a release with the settings it will have, on an address that no one knows, and asks for a page. */
export async function tryRelease(release: string): Promise<void> {
  const port = await anyFreePort();
  const own = readSettings(release, process.env);
  const settings = { ...own, ROOKERY_JOBS: "off" };
  const { script, nodeArguments } = serverCommand(release, own.NODE_OPTIONS);
  const app = tether(process.execPath, [...nodeArguments, script], {
    signal: "TERM",
    output: "inherit",
    cwd: release,
    env: { ...process.env, ...serveEnvironment({ mode: "start", host: "127.0.0.1", port, settings }) },
  });
  try {
    await waitForHealth(app, "127.0.0.1", port);
    const { status } = await fetch(`http://127.0.0.1:${port}/sign-in`);
    if (status !== 200) throw new ScriptError(`The release ${release} answered /sign-in with ${status}.`);
  } finally {
    await app.stop();
  }
}
