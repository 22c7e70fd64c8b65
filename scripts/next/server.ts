import { projectPath } from "../process/project.ts";
import { onLeave } from "../process/script.ts";
import { ScriptError } from "../process/script-error.ts";
import { type Tethered, tether } from "../process/tether.ts";
import { waitUntil } from "../process/wait-until.ts";
import { type ServerCommand, serverCommand } from "./server-command.ts";

export type AppOptions = {
  readonly mode: "start" | "dev";
  readonly host: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly output: "inherit" | "ignore" | number;
};

/** Starts the app in a separate process that stops when the script exits. */
export function startApp({ output, ...options }: AppOptions): Tethered {
  const { script, nodeArguments } = options.mode === "dev" ? IN_DEVELOPMENT : serverCommand(projectPath());
  const app = tether(process.execPath, [...nodeArguments, script], {
    signal: "TERM",
    output,
    cwd: projectPath(),
    env: { ...process.env, ...serveEnvironment(options) },
  });
  onLeave(app.stop);
  return app;
}

/** Nothing is built, and the app is compiled in the same process, which may need any amount of memory. */
const IN_DEVELOPMENT: ServerCommand = {
  script: projectPath("scripts", "serve.ts"),
  nodeArguments: ["--import", "tsx"],
};

/** The environment for scripts/serve.ts. */
export function serveEnvironment<Value extends string | undefined>({
  mode,
  host,
  port,
  settings,
}: {
  readonly mode: "start" | "dev";
  readonly host: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, Value>>;
}) {
  return {
    NODE_ENV: mode === "start" ? ("production" as const) : ("development" as const),
    NEXT_TELEMETRY_DISABLED: "1",
    ...settings,
    PORT: String(port),
    // In a container, this would be the container's name.
    HOSTNAME: host,
  };
}

/**
 * Waits until the app can show pages, and throws a sentence if it exits or doesn't answer, with the checks that failed.
 * Ignores its clock, because some browser tests run servers at another time.
 */
export async function waitForHealth(
  app: Pick<Tethered, "exited">,
  host: string,
  port: number,
  timeoutMs = 120_000,
): Promise<void> {
  let code: number | undefined;
  let failed = "";
  void app.exited.then((exitCode) => {
    code = exitCode;
  });
  const state = await waitUntil(
    async () => {
      if (code !== undefined) return "ended";
      const health = await askHealth(host, port);
      if (health !== "healthy") failed = health;
      return health === "healthy" ? health : undefined;
    },
    { timeoutMs, everyMs: 100 },
  );
  if (state === "ended") throw new ScriptError(`The app exited with code ${code}. See the output above.`);
  if (state === undefined)
    throw new ScriptError(
      `The app didn't become healthy in time${failed && `: ${failed}`}. See the output above.`,
    );
}

/** "healthy", or what /api/ready finds wrong; nothing if it doesn't answer. */
async function askHealth(host: string, port: number): Promise<string> {
  const reachable = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  try {
    const answer = await fetch(`http://${reachable}:${port}/api/ready?exclude=clock`, {
      signal: AbortSignal.timeout(20_000),
    });
    const body = await answer.text();
    return answer.ok ? "healthy" : describeChecks(body);
  } catch {
    return "";
  }
}

function describeChecks(body: string): string {
  const { checks } = JSON.parse(body) as { readonly checks: readonly Check[] };
  return checks
    .filter(({ ok }) => !ok)
    .map(({ name, says }) => `${name} (${says})`)
    .join(", ");
}

type Check = { readonly name: string; readonly ok: boolean; readonly says: string };
