import { anyFreePort } from "../../process/free-port.ts";
import { projectPath } from "../../process/project.ts";
import { runTool, toolPath } from "../../process/run.ts";
import { onLeave } from "../../process/script.ts";
import { ScriptError } from "../../process/script-error.ts";
import { tether } from "../../process/tether.ts";
import { waitUntil } from "../../process/wait-until.ts";

export const EMPTY_APP = projectPath("scripts", "bench", "empty-app");

const env = { NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };

/** Builds and starts an app with an empty static page, as the framework does it by itself. Returns its address. */
export async function startEmptyApp(): Promise<string> {
  await buildEmptyApp();
  const port = await anyFreePort();
  const args = [
    toolPath("next", "next"),
    "start",
    EMPTY_APP,
    "--port",
    String(port),
    "--hostname",
    "127.0.0.1",
  ];
  const app = tether(process.execPath, args, {
    signal: "TERM",
    output: "ignore",
    cwd: projectPath(),
    env: { ...process.env, ...env },
  });
  onLeave(app.stop);
  const url = `http://127.0.0.1:${port}`;
  const isUp = await waitUntil(
    () =>
      fetch(url).then(
        () => true,
        () => undefined,
      ),
    {
      timeoutMs: 60_000,
      everyMs: 100,
    },
  );
  if (!isUp) throw new ScriptError("The empty app didn't start within a minute.");
  return url;
}

export async function buildEmptyApp(): Promise<void> {
  const built = await runTool("next", "next", ["build", EMPTY_APP], { output: "keep", env });
  if (built.code !== 0) throw new ScriptError(`The empty app could not be built.\n${built.output}`);
}
