import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** How much each part of the package adds to a page, bundled and minified as it would be shipped. */
const PARTS = [
  {
    what: "a board: legal moves, SAN, status",
    most: 12,
    names: [
      "START",
      "parseFen",
      "makeFen",
      "legalMoves",
      "play",
      "parseSan",
      "makeSan",
      "startGame",
      "playMove",
      "statusOf",
    ],
  },
  { what: "reading PGN", names: ["parsePgn"] },
  { what: "verdicts", names: ["adjudicate", "startGame"] },
  { what: "all of it", names: ["*"] },
] as const;

const entry = fileURLToPath(new URL("../src/index.ts", import.meta.url));
for (const part of PARTS) {
  const what = part.names[0] === "*" ? "*" : `{ ${part.names.join(", ")} }`;
  const { outputFiles } = await build({
    stdin: { contents: `export ${what} from ${JSON.stringify(entry)};`, resolveDir: ".", loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    logLevel: "error",
  });
  const size = gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1024;
  const limit = "most" in part ? `, at most ${part.most} KB` : "";
  console.log(`${part.what}: ${size.toFixed(2)} KB gzipped${limit}`);
  if ("most" in part && size > part.most) process.exitCode = 1;
}
