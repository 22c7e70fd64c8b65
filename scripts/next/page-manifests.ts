import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { listDocumentPages } from "../source/document-pages.ts";
import { readSources } from "../source/files.ts";

/** What Next notes about a page: its scripts and styles by the file of the app they come from. */
export type Manifest = {
  readonly entryJSFiles: Readonly<Record<string, readonly string[]>>;
  readonly entryCSSFiles: Readonly<Record<string, readonly { readonly path: string }[]>>;
};

/** A page of a build, such as "/(public)/[org]/page". */
export type BuiltPage = { readonly entry: string; readonly manifest: Manifest; readonly isDocument: boolean };

/** Every page of the build in this folder (`.next`). */
export function listBuiltPages(build: string): readonly BuiltPage[] {
  const documents = new Set(
    listDocumentPages(readSources(["app", "components", "lib"])).map(({ path }) => path),
  );
  return readdirSync(join(build, "server", "app"), { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && file.name.endsWith("page_client-reference-manifest.js"))
    .flatMap((file) => readManifest(join(file.parentPath, file.name)))
    .map(([entry, manifest]) => ({ entry, manifest, isDocument: documents.has(`app${entry}.tsx`) }));
}

/** Where the styles of a page are in the build, in their order. */
export function stylesOf({ entry, manifest }: BuiltPage): readonly string[] {
  return partsOf(entry, manifest.entryCSSFiles).map(({ path }) => path);
}

/** Where the scripts of a page are in the build. */
export function scriptsOf({ entry, manifest }: BuiltPage): readonly string[] {
  return partsOf(entry, manifest.entryJSFiles);
}

/** The page for addresses that don't exist is only loaded there. */
function partsOf<Part>(entry: string, files: Readonly<Record<string, readonly Part[]>>): readonly Part[] {
  return Object.entries(files)
    .filter(([source]) => !source.endsWith("/not-found") || entry.startsWith("/_not-found"))
    .flatMap(([, parts]) => parts);
}

function readManifest(file: string): [entry: string, manifest: Manifest][] {
  const sandbox: { __RSC_MANIFEST?: Record<string, Manifest> } = {};
  runInNewContext(readFileSync(file, "utf8"), { globalThis: sandbox });
  return Object.entries(sandbox.__RSC_MANIFEST ?? {});
}
