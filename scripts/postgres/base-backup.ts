import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../process/run.ts";
import { withClient } from "./connect.ts";
import type { Home } from "./home.ts";
import type { Server } from "./server.ts";

/** Copies the data folder of a running server into the folder `base`, as pg_basebackup does. */
export async function takeBaseBackup(
  { server, home }: { readonly server: Server; readonly home: Home },
  base: string,
): Promise<void> {
  await withClient(server.url("postgres"), async (client) => {
    await client.query("SELECT pg_backup_start('copy', fast => true)");
    // The log repairs files that change or disappear while they're copied. tar exits with 1 for them.
    const archive = join(base, "base.tar");
    const { code, output } = await run(
      "tar",
      ["-C", home.data, "--exclude=./pg_wal/*", "--exclude=./postmaster.*", "-cf", archive, "."],
      { output: "keep" },
    );
    if (code > 1) throw new Error(`tar ended with ${code}: ${output}`);
    const { rows } = await client.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop()");
    writeFileSync(join(base, "backup_label"), rows[0]?.labelfile ?? "");
  });
}

/** Unpacks a base backup as the data folder of another home, with the password of the first. */
export async function unpackBaseBackup(base: string, from: Home, to: Home): Promise<void> {
  mkdirSync(to.data, { mode: 0o700 });
  await run("tar", ["-C", to.data, "-xpf", join(base, "base.tar")], { output: "show" });
  copyFileSync(join(base, "backup_label"), join(to.data, "backup_label"));
  copyFileSync(join(from.folder, "password"), join(to.folder, "password"));
  chmodSync(to.data, 0o700);
}

/** Gives the data folder to the user who runs the server, after the last file was written. */
export async function handOver({ data, user }: Home): Promise<void> {
  if (user) await run("chown", ["-R", `${user.uid}:${user.gid}`, data], { output: "show" });
}
