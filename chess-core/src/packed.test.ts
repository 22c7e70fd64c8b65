import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { Chess } from "chess.js";
import { build, transformSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installPacked } from "../pack/install";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** The package as it's published, installed in an empty folder. */
const folder = mkdtempSync(join(tmpdir(), "chess-core-packed-"));
const installed = join(folder, "node_modules", "chess-core");
beforeAll(() => installPacked(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const READS = `
  const answer = parsePgn("1. e4 e5 *");
  console.log(answer.value[0].moves.length, perft(START, 3));`;

test("has programs, types and papers, and no sources", () => {
  expect(readdirSync(installed).toSorted()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "dist",
    "docs",
    "package.json",
  ]);
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /test|[^d]\.ts$/.test(file))).toEqual([]);
  expect(existsSync(fileURLToPath(new URL("../dist", import.meta.url)))).toBe(false);
});

test("needs no other package", () => {
  expect(JSON.parse(read("package.json"))).not.toHaveProperty("dependencies");
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
    "chess-core",
  ]);
});

test("can't be published under a taken name or without its source", () => {
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "prepublishOnly"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    encoding: "utf8",
  });
  const { name, repository } = JSON.parse(read("package.json"));
  const isReady = name !== "chess-core" && repository !== undefined;
  expect(status === 0).toBe(isReady);
  expect(stderr.includes('"name"')).toBe(name === "chess-core");
  expect(stderr.includes('"repository"')).toBe(repository === undefined);
});

describe("Node", () => {
  test("imports it", () => {
    expect(runs("import.mjs", `import { parsePgn, perft, START } from "chess-core"; ${READS}`)).toBe(
      "2 8902",
    );
  });

  test("requires it", () => {
    expect(runs("require.cjs", `const { parsePgn, perft, START } = require("chess-core"); ${READS}`)).toBe(
      "2 8902",
    );
  });

  test("can use positions of one entry in another", () => {
    const code = `
      import { createRequire } from "node:module";
      import { makeFen, parseSan, play } from "chess-core";
      import { legalMoves, START } from "chess-core/board";
      import { openingAt } from "chess-core/openings";
      const required = createRequire(import.meta.url)("chess-core");
      const next = play(START, parseSan(START, "e4").value);
      const later = required.play(next, required.parseSan(next, "c5").value);
      console.log(openingAt(later).name, legalMoves(later).length, makeFen(later));`;
    expect(runs("mixed.mjs", code)).toBe(
      "Sicilian Defense 30 rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    );
  });
});

/** e2e/chess-core.spec.ts imports it in a browser's page and worker. */
describe("where there's only JavaScript, as in Deno", () => {
  test("it runs", () => {
    const alone = `
      import { readFileSync } from "node:fs";
      import { createContext, SourceTextModule } from "node:vm";
      const dist = new URL("node_modules/chess-core/dist/", import.meta.url);
      const context = createContext({});
      const modules = new Map();
      function load(name) {
        if (!/^\\.\\/\\w+\\.mjs$/.test(name)) throw new Error("asks for " + name);
        if (!modules.has(name))
          modules.set(name, new SourceTextModule(readFileSync(new URL(name, dist), "utf8"), { context }));
        return modules.get(name);
      }
      const source = \`
        import { gameFromPlain, parsePgn, perft, plainGame, START } from "./index.mjs";
        import { legalMoves } from "./board.mjs";
        import { openingOf } from "./openings.mjs";
        const { game } = parsePgn("1. e4 e5 2. Nf3 Nc6 3. Bb5 *").value[0];
        const again = gameFromPlain(JSON.parse(JSON.stringify(plainGame(game)))).value;
        globalThis.answer = [perft(START, 3), legalMoves(again.position).length, openingOf(again).name, typeof process];
      \`;
      const user = new SourceTextModule(source, { context });
      await user.link(load);
      await user.evaluate();
      console.log(context.answer.join());`;
    expect(runs("alone.mjs", alone, "--experimental-vm-modules", "--no-warnings")).toBe(
      "8902,30,Ruy Lopez,undefined",
    );
  });

  test("it names nothing else", () => {
    for (const file of ["index.mjs", "board.mjs", "openings.mjs"]) {
      const imports = [...read("dist", file).matchAll(/(?:from|import\(|require\()\s*"([^"]+)"/g)];
      expect(imports.map(([, name]) => name).filter((name) => name !== "./index.mjs")).toEqual([]);
      expect(read("dist", file)).not.toMatch(/\b(process|Buffer|globalThis|window|document)\b\s*[.[]/);
    }
  });
});

describe("a bundler", () => {
  test("bundles it for a browser", async () => {
    const code = `import { parsePgn, perft, START } from "chess-core"; ${READS}`;
    expect(runs("bundled.mjs", (await bundle(code)).toString())).toBe("2 8902");
  });

  test("a board takes at most 12 KB", async () => {
    const board =
      await bundle(`export { START, parseFen, makeFen, legalMoves, play, parseSan, makeSan, startGame,
      playMove, statusOf } from "chess-core/board";`);
    expect(gzipSync(board, { level: 9 }).length).toBeLessThanOrEqual(12 * 1024);
  });

  test("what a board doesn't use is left out", async () => {
    const board = await bundle(`export { START, legalMoves } from "chess-core/board";`);
    expect(gzipSync(board, { level: 9 }).length).toBeLessThan(9 * 1024);
  });

  test("an unused import leaves nothing", async () => {
    expect((await bundle('import "chess-core"; import "chess-core/board";')).toString().trim()).toBe("");
  });
});

describe("TypeScript checks a user", () => {
  const uses = `
    import { parseSan, type Position, START } from "chess-core";
    import { legalMoves } from "chess-core/board";
    import { openingAt } from "chess-core/openings";
    const position: Position = START;
    const e4 = parseSan(position, "e4");
    export const names: string[] = [e4.ok ? e4.value.from : e4.error.message, String(openingAt(position)?.name)];
    export const count: number = legalMoves(START).length;
    // @ts-expect-error A made-up object isn't a position.
    legalMoves({});`;

  test.each([
    { why: "Node, newest rules", module: "nodenext", moduleResolution: "nodenext" },
    { why: "Node 16", module: "node16", moduleResolution: "node16" },
    { why: "a bundler", module: "esnext", moduleResolution: "bundler" },
  ])("$why", ({ module, moduleResolution }) => {
    writeFileSync(join(folder, "uses.mts"), uses);
    writeFileSync(join(folder, "uses.cts"), uses);
    // In CommonJS the types must be those of CommonJS, or the compiler refuses the import.
    const files = moduleResolution === "bundler" ? ["uses.mts"] : ["uses.mts", "uses.cts"];
    compile(files, { module, moduleResolution });
  });
});

test("the command line needs no loader", () => {
  const bin = join(folder, "node_modules", ".bin", "chess-core");
  const { status, stdout } = spawnSync(bin, ["perft", "startpos", "3"], { encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "8902\n" });
});

describe("the examples", () => {
  test.each(["README.md", "docs/from-chess-js.md"])("of %s compile, run and answer what they say", (page) => {
    writeFileSync(join(folder, "season.pgn"), "1. e4 e5 *\n");
    const blocks = [...read(page).matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
    expect(blocks.length).toBeGreaterThan(2);
    const files = blocks.map((code, index) => {
      const name = `example-${page.replace(/\W/g, "-")}-${index}.mts`;
      writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      return name;
    });
    compile(files, { module: "esnext", moduleResolution: "bundler", types: ["node"] });
    for (const [index, code] of blocks.entries()) {
      const { code: plain } = transformSync(checkAnswers(code), { loader: "ts", target: "es2022" });
      runs(`example-${index}.mjs`, `import { deepEqual } from "node:assert/strict";\n${plain}`);
    }
  });

  test("answers are compared", () => {
    expect(checkAnswers("f(1); // [2]\n")).toBe("deepEqual(f(1), [2]);\n");
    expect(checkAnswers("f(1); // as before\n")).toBe("f(1); // as before\n");
  });
});

test("people who come from chess.js find each of its functions", () => {
  const page = read("docs/from-chess-js.md");
  const names = Object.getOwnPropertyNames(Chess.prototype).filter(
    (name) => name !== "constructor" && !name.startsWith("_"),
  );
  expect(names.filter((name) => !page.includes(`\`${name}(`))).toEqual([]);
});

function read(...path: string[]): string {
  return readFileSync(join(installed, ...path), "utf8");
}

function runs(file: string, code: string, ...flags: string[]): string {
  writeFileSync(join(folder, file), code);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, file], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout.trim();
}

async function bundle(contents: string): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "silent",
  });
  return Buffer.from(outputFiles[0]!.contents);
}

function compile(files: readonly string[], options: object): void {
  const compilerOptions = {
    ...{ target: "es2022", lib: ["es2022"], types: [], strict: true, exactOptionalPropertyTypes: true },
    ...{ skipLibCheck: false, noEmit: true, typeRoots: [join(projectFolder, "node_modules", "@types")] },
    ...options,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const tsc = join(projectFolder, "node_modules", ".bin", "tsc");
  const { status, stdout } = spawnSync(tsc, ["-p", "."], { cwd: folder, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
}

/** `f(); // [1]` says that f returns [1], if what's after the slashes is a value. */
function checkAnswers(code: string): string {
  return code.replace(/^(\S.*); \/\/ (.+)$/gm, (line, call: string, answer: string) =>
    isValue(answer) ? `deepEqual(${call}, ${answer});` : line,
  );
}

function isValue(text: string): boolean {
  try {
    transformSync(`(${text})`);
  } catch {
    return false;
  }
  return /^(?:["'[{\d]|true|false|null)/.test(text) && !text.includes("...");
}
