import { rmSync } from "node:fs";
import { build } from "esbuild";
import { projectPath } from "../process/project.ts";

/** The browsers that the framework's scripts are made for. */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/**
 * Makes one file of the script of documents, and one of the script that lets React wait, and puts them among the build's
 * assets: served, cached and kept for open pages like them. Their names have a hash of their content.
 */
export async function buildDocumentScript(): Promise<void> {
  const folder = projectPath(".next", "static", "documents");
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: ["document.ts", "late-app.ts"].map((file) => projectPath("components", "page-script", file)),
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
