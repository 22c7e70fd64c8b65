import { paths } from "../../lib/paths.ts";
import { startApp, waitForHealth } from "../next/server.ts";
import { freePortFrom } from "../process/free-port.ts";
import { ScriptError } from "../process/script-error.ts";
import { parsePort } from "./port.ts";

export type LocalRun = {
  readonly mode: "start" | "dev";
  readonly settings: Readonly<Record<string, string>>;
};

/** Runs the app on this machine, on PORT or the next free one, until it ends; Ctrl-C stops everything. */
export async function runLocally({ mode, settings }: LocalRun): Promise<void> {
  const wanted = parsePort(process.env.PORT);
  const port = await freePortFrom(wanted);
  const host = process.env.HOST || "127.0.0.1";
  const address = settings.APP_URL || `http://localhost:${port}`;

  const app = startApp({ mode, host, port, settings: { ...settings, APP_URL: address }, output: "inherit" });
  await waitForHealth(app, host, port);
  if (port !== wanted) console.log(`\nPort ${wanted} is taken, so this is port ${port}.`);
  console.log(welcome(address));

  const code = await app.exited;
  throw new ScriptError(`The app ended with code ${code}: the lines above say why.`);
}

function welcome(address: string): string {
  return `
Rookery runs at ${address}

Sign in at ${address}${paths.signIn()}: choose a demo person there, with one click and no password.
  a player        (Amara Osei) sees the next match, agrees a time, reports a result
  the director    (Renata Kovács) rules on what is contested, opens rounds, moves deadlines
  the admin       (Walter Abara) gives people their roles
What you change is kept for the next start. Ctrl-C stops everything.
`;
}
