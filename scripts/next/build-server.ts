import { basename, dirname } from "node:path";
import { build } from "esbuild";
import { projectPath } from "../process/project.ts";
import { BUILT_SERVER } from "./server-command.ts";

/**
 * Makes JavaScript of the server process, beside the app's build. A process that translates what it imports asks another
 * thread at each `import()`, and the framework has three of them in every request that it answers.
 */
export async function buildServer(): Promise<void> {
  await build({
    entryPoints: { [basename(BUILT_SERVER, ".mjs")]: projectPath("scripts", "serve.ts") },
    outdir: projectPath(dirname(BUILT_SERVER)),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // What's imported only when it's needed stays a file of its own.
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    tsconfig: projectPath("tsconfig.json"),
    logLevel: "error",
  });
}
