import { readFileSync } from "node:fs";

/** Runs before `npm publish`, and stops it with the lines of package.json that have to be set first. */
const { name, repository } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const missing = [
  ...(name === "chess-core" ? ['"name": chess-core belongs to another package on the registry'] : []),
  ...(repository === undefined ? ['"repository": the public address of the source'] : []),
];
if (missing.length > 0) {
  console.error(["Before publishing, set in chess-core/package.json:", ...missing].join("\n  "));
  process.exitCode = 1;
}
