import { chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { LOCAL_SETTINGS } from "../local-settings.ts";
import { waitForHealth } from "../next/server.ts";
import { ensureDatabase } from "../postgres/connect.ts";
import { startThrowawayServer } from "../postgres/throwaway.ts";
import { anyFreePort } from "../process/free-port.ts";
import { onLeave } from "../process/script.ts";
import { ScriptError } from "../process/script-error.ts";
import { tether } from "../process/tether.ts";
import { type Image, layOutImage, listContent } from "./image-files.ts";

type Run = (command: readonly string[]) => Promise<void>;

/** Runs everything that the image is started for, in order. True if none of its files were written to. */
export async function drillImage(): Promise<boolean> {
  const image = await layOutImage();
  onLeave(image.remove);
  const port = await anyFreePort();
  const env = { ...(await makeSettings(image, port)), ...image.settings, PATH: process.env.PATH };
  const before = listContent(image.folder);

  const run: Run = async ([command = "", ...args]) => {
    const { exited } = tether(command, args, { ...asImage(image), env });
    if ((await exited) !== 0) throw new ScriptError(`"${command} ${args.join(" ")}" failed.`);
  };
  await run(["node", "--import", "tsx", "scripts/migrate.ts"]);
  const [command = "", ...args] = image.command;
  const app = tether(command, args, { ...asImage(image), env });
  onLeave(app.stop);
  await waitForHealth(app, "127.0.0.1", port);
  await run(image.healthCheck);
  await readPages(port);
  await run(["node", "--import", "tsx", "scripts/backup.ts", "--to", `${join(image.writable, "backups")}/`]);
  await app.stop();

  const changed = listContent(image.folder).filter((file, index) => file !== before[index]);
  console.log(
    `Ended with ${await app.exited}; files of the image that changed: ${changed.length} ${changed.join(", ")}`,
  );
  return changed.length === 0 && (await app.exited) <= 143;
}

async function makeSettings(image: Image, port: number): Promise<Record<string, string>> {
  const postgres = await startThrowawayServer();
  onLeave(postgres.stop);
  await ensureDatabase(postgres.url("postgres"), "rookery");
  for (const name of ["tmp", "builds", "backups"]) {
    mkdirSync(join(image.writable, name));
    if (image.user) chownSync(join(image.writable, name), image.user.uid, image.user.gid);
  }
  return {
    ...LOCAL_SETTINGS,
    DATABASE_URL: postgres.url("rookery"),
    APP_URL: `http://localhost:${port}`,
    PORT: String(port),
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
    TMPDIR: join(image.writable, "tmp"),
    KEPT_BUILDS: join(image.writable, "builds"),
  };
}

function asImage({ folder, user }: Image) {
  return { signal: "TERM", output: "inherit", cwd: folder, user } as const;
}

async function readPages(port: number): Promise<void> {
  const site = `http://127.0.0.1:${port}`;
  const page = await (await fetch(`${site}/sign-in`)).text();
  const assets = page.match(/\/_next\/static\/[^"'\\ ?)]+/g) ?? [];
  for (const path of ["/", "/privacy", "/tools/adjudicator", ...new Set(assets)]) {
    const { status } = await fetch(site + path);
    if (status !== 200) throw new ScriptError(`${path} answered ${status}.`);
  }
}
