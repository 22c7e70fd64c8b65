import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

export const FORMS = [
  { format: "esm", ending: ".mjs" },
  { format: "cjs", ending: ".cjs" },
] as const;

/**
 * Writes the programs of the package to a folder, each as ES module and as CommonJS. docs/decisions/0036 says why the
 * package is built only when it's packed.
 */
export async function writePrograms(folder: string): Promise<void> {
  await writeEngine(folder);
  for (const { format, ending } of FORMS) {
    await write(folder, { entry: "src/board-entry.ts", file: `board${ending}`, format });
    await write(folder, {
      entry: "src/openings/openings.ts",
      file: `openings${ending}`,
      format,
      engine: `./index${ending}`,
    });
  }
  await write(folder, {
    entry: "cli/main.ts",
    file: "cli.mjs",
    format: "esm",
    engine: "./index.mjs",
    banner: "#!/usr/bin/env node",
  });
}

/**
 * All of it in a function scope: V8 treats tables as constant there, but not at the top of an ES module, where the same
 * code takes up to twice as long.
 */
async function writeEngine(folder: string): Promise<void> {
  const { text } = await bundle("src/index.ts", { format: "iife", globalName: "engine" });
  const code = text.replace("var engine = (", "const engine = /* @__PURE__ */ (");
  const { names } = await bundle("src/index.ts", { format: "esm" });
  const list = names.toSorted().join(",\n  ");
  writeFileSync(join(folder, "index.mjs"), `${code}export const {\n  ${list},\n} = engine;\n`);
  writeFileSync(join(folder, "index.cjs"), `${code}module.exports = { ...engine };\n`);
}

interface Program {
  readonly entry: string;
  readonly file: string;
  readonly format: "esm" | "cjs";
  /** Where it finds the engine, if it doesn't have its own parts of it. */
  readonly engine?: string;
  readonly banner?: string;
}

async function write(folder: string, { entry, file, format, engine, banner }: Program): Promise<void> {
  const { text } = await bundle(entry, {
    format,
    platform: file.startsWith("cli") ? "node" : "neutral",
    plugins: engine === undefined ? [] : [useEngine(engine)],
    banner: { js: banner ?? "" },
  });
  writeFileSync(join(folder, file), text.trimStart(), { mode: banner ? 0o755 : 0o644 });
}

async function bundle(entry: string, options: BuildOptions): Promise<{ text: string; names: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(packageFolder, entry)],
    bundle: true,
    write: false,
    metafile: true,
    platform: "neutral",
    target: "es2022",
    // Writes constants into the code, which makes it faster and smaller.
    minifySyntax: true,
    logLevel: "warning",
    ...options,
  });
  return {
    text: outputFiles?.[0]?.text ?? "",
    names: Object.values(metafile?.outputs ?? {}).flatMap((output) => output.exports),
  };
}

/** Programs beside the engine import it instead of having it twice. */
function useEngine(path: string): Plugin {
  return {
    name: "use-engine",
    setup: ({ onResolve }) => onResolve({ filter: /\/index$/ }, () => ({ path, external: true })),
  };
}
