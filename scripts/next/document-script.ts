import { rmSync } from "node:fs";
import { build } from "esbuild";
import { projectPath } from "../process/project.ts";

/** The browsers that the framework's scripts are made for. */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/**
 * Makes one file of the script of documents and puts it among the build's assets: served, cached and kept for open pages
 * like them. Its name has a hash of its content.
 */
export async function buildDocumentScript(): Promise<void> {
  const folder = projectPath(".next", "static", "documents");
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: [projectPath("components", "page-script", "document.ts")],
    entryNames: "[name]-[hash]",
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: BROWSERS,
    tsconfig: projectPath("tsconfig.json"),
    logLevel: "error",
  });
}
