import { paths } from "../../lib/paths.ts";
import { startApp, waitForHealth } from "../next/server.ts";
import { freePortFrom } from "../process/free-port.ts";
import { ScriptError } from "../process/script-error.ts";
import { parsePort } from "./port.ts";

export type LocalRun = {
  readonly mode: "start" | "dev";
  readonly settings: Readonly<Record<string, string>>;
};

/** Runs the app on this machine, on PORT or the next free port, until it ends. Ctrl-C stops everything. */
export async function runLocally({ mode, settings }: LocalRun): Promise<void> {
  const wanted = parsePort(process.env.PORT);
  const port = await freePortFrom(wanted);
  const host = process.env.HOST || "127.0.0.1";
  const address = settings.APP_URL || `http://localhost:${port}`;

  const app = startApp({ mode, host, port, settings: { ...settings, APP_URL: address }, output: "inherit" });
  await waitForHealth(app, host, port);
  if (port !== wanted) console.log(`\nPort ${wanted} is taken, so we're using port ${port}.`);
  console.log(welcome(address));

  const code = await app.exited;
  throw new ScriptError(`The app exited with code ${code}. See the output above.`);
}

function welcome(address: string): string {
  return `
Rookery runs at ${address}

Sign in at ${address}${paths.signIn()} and choose a demo person, no password needed.
  a player        (Amara Osei) sees the next match, agrees on a time, reports a result
  the director    (Renata Kovács) rules on contested results, opens rounds, moves deadlines
  the admin       (Walter Abara) gives people their roles
Your changes are kept for the next start. Ctrl-C stops everything.
`;
}
