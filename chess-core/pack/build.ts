import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FORMS, writePrograms } from "./programs";

/** Completes `dist`. The compiler has written the types before. */
const dist = join(fileURLToPath(new URL("..", import.meta.url)), "dist");

await writePrograms(dist);
writeTypes();

/** Under Node's rules, types need full file names, and those of an ES module differ from those of CommonJS. */
function writeTypes(): void {
  const folder = join(dist, "types");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".d.ts")) continue;
    const text = readFileSync(join(folder, name), "utf8");
    for (const { ending } of FORMS) {
      const file = name.replace(/\.ts$/, ending.replace("js", "ts"));
      writeFileSync(join(folder, file), text.replace(/(from |import\()"(\.[^"]+)"/g, `$1"$2${ending}"`));
    }
    rmSync(join(folder, name));
  }
}
