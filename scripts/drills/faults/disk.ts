import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../process/run.ts";
import { onLeave } from "../../process/script.ts";

const MEGABYTE = Buffer.alloc(1_024 * 1_024);

/** Our own small disk that can be filled up. Undefined if creating one requires root and we aren't root. */
export type SmallDisk = { fill(): void; free(): void };

/** Mounts a disk in memory on a folder. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | undefined> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (process.getuid?.() !== 0 || process.platform !== "linux") return undefined;
  const options = `size=${megabytes}m,mode=755`;
  const { code } = await run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { output: "keep" });
  if (code !== 0) return undefined;
  onLeave(() => run("umount", ["--lazy", folder], { output: "keep" }));
  const filler = join(folder, "filler");
  return { fill: () => fillUp(filler), free: () => rmSync(filler, { force: true }) };
}

function fillUp(file: string): void {
  const open = openSync(file, "a");
  try {
    for (;;) writeSync(open, MEGABYTE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(open);
  }
}
