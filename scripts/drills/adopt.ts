import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listCommandBlocks } from "../docs/commands.ts";
import { waitForHealth } from "../next/server.ts";
import { startThrowawayServer } from "../postgres/throwaway.ts";
import { anyFreePort } from "../process/free-port.ts";
import { projectPath } from "../process/project.ts";
import { run } from "../process/run.ts";
import { onLeave } from "../process/script.ts";
import { ScriptError } from "../process/script-error.ts";
import { tether } from "../process/tether.ts";

/** The last command of the text, which doesn't end. */
const START = "npm start";

/**
 * Follows docs/adopt.md on an empty machine: in an empty folder, with an empty home and an empty database, the commands as
 * they stand in the text. Only the address to clone and the three settings are filled in. Throws if the site doesn't
 * come up, or its code doesn't open the set-up page.
 */
export async function drillAdopting(say: (line: string) => void): Promise<void> {
  const [fetching = [], starting = []] = listCommandBlocks(
    readFileSync(projectPath("docs/adopt.md"), "utf8"),
  );
  if (starting.at(-1) !== START) throw new ScriptError(`docs/adopt.md doesn't end with "${START}".`);
  const folder = mkdtempSync(join(tmpdir(), "rookery-adopt-"));
  onLeave(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startThrowawayServer();
  onLeave(server.stop);
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = { ...emptyMachine(folder), PORT: String(port) };

  const clone = fetching.map((line) => line.replace("https://…", projectPath()));
  await follow(clone, folder, env, say);
  const site = join(folder, "rookery");
  fillIn(join(site, ".env"), {
    DATABASE_URL: server.url("rookery"),
    APP_URL: url,
    AUTH_SECRET: "only-for-this-drill-0123456789-0123456789",
  });
  await follow(starting.slice(0, -1), site, env, say);

  say(`$ ${START}`);
  const log = join(folder, "log");
  const [command = "", ...words] = START.split(" ");
  const app = tether(command, words, { signal: "TERM", output: openSync(log, "w"), cwd: site, env });
  onLeave(app.stop);
  await waitForHealth(app, "127.0.0.1", port);
  await openSetUp(url, readFileSync(log, "utf8"));
  await app.stop();
}

/** What a person's shell has: the programs, and nothing of ours. */
function emptyMachine(home: string): NodeJS.ProcessEnv {
  const own = ["PATH", "LANG", "npm_config_cache"].map((name) => [name, process.env[name]]);
  return Object.fromEntries([...own, ["HOME", home]]) as NodeJS.ProcessEnv;
}

async function follow(
  lines: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<void> {
  for (const line of lines) say(`$ ${line}`);
  const only = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
  const options = { output: "keep", cwd, env: { ...only, ...env } } as const;
  const { code, output } = await run("/bin/sh", ["-ec", lines.join("\n")], options);
  if (code !== 0) throw new ScriptError(`One of these commands failed.\n${output}`);
}

/** Sets lines of a file of settings that are there already, as the text says to. */
function fillIn(file: string, settings: Readonly<Record<string, string>>): void {
  let text = readFileSync(file, "utf8");
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^${name}=.*$`, "m");
    if (!line.test(text)) throw new ScriptError(`.env.example has no line for ${name}.`);
    text = text.replace(line, () => `${name}=${value}`);
  }
  writeFileSync(file, text);
}

async function openSetUp(url: string, log: string): Promise<void> {
  const [, address = "", code = ""] = /Open (\S+) and enter this code: (\S+)/.exec(log) ?? [];
  if (address !== `${url}/set-up`)
    throw new ScriptError(`The log doesn't say how to set the site up.\n${log}`);
  const answer = await fetch(`${url}/api/set-up`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ code }),
    redirect: "manual",
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const page = await (await fetch(address, { headers: { cookie } })).text();
  if (!page.includes("Name of the organization"))
    throw new ScriptError("The code from the log doesn't open the set-up page.");
}
