import { statfsSync } from "node:fs";

/** Where Linux keeps files in memory. */
export const MEMORY_FOLDER = "/dev/shm";

/** More than the databases of all tests take. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** The folder in memory, if there's one with enough space left. Containers often have 64 MB of it. */
export function roomyMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY_FOLDER : undefined;
  } catch {
    return undefined;
  }
}
