import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PACKED } from "../../lib/front/builds.ts";
import { projectPath } from "../process/project.ts";
import { type BuiltPage, listBuiltPages, scriptsOf, stylesOf } from "./page-manifests.ts";

/**
 * Bytes of JavaScript and CSS, compressed, of an empty page of the framework as `npm run bench:first-load` measures it:
 * Next 16.4.6.
 */
export const EMPTY_PAGE = 134_580;

/**
 * The most that a page may load above an empty one, in KB of 1024 bytes: pages that anyone can open, and those with a
 * chessboard to play on or the forms of someone who's signed in. A document loads nothing of the framework
 * (docs/decisions/0050), so this is all that it may load; the styles are those of every document.
 */
const BUDGETS = { document: 18, public: 20, large: 45 };

/**
 * The match room: a board, a clock and a scoresheet, with chess-core. Its own scripts count, and may be 45 KB. So do those
 * of its shell, which draws the same room without a network.
 */
const ROOMS = ["/matches/[id]/room/page", "/matches/room/page"];

/** What a page loads before anyone does anything on it, in bytes as they're sent. */
export type FirstLoad = {
  readonly page: string;
  readonly isDocument: boolean;
  readonly scripts: number;
  readonly styles: number;
  /** KB above an empty page, for a document in all, and the most that's allowed. */
  readonly above: number;
  readonly budget: number;
};

/** The first load of each page of a build, the largest first. */
export function measureFirstLoads(app = projectPath()): readonly FirstLoad[] {
  const build = join(app, ".next");
  const shared = readJson<{ rootMainFiles: readonly string[] }>(join(build, "build-manifest.json"));
  const sizeOf = sizesIn(build);
  return listBuiltPages(build)
    .map((built) => {
      const { entry, isDocument } = built;
      const scripts = sizeOf(
        isDocument ? ourFiles(build, "document-") : [...shared.rootMainFiles, ...scriptsOf(built)],
      );
      const styles = sizeOf(isDocument ? ourFiles(build, "styles-") : stylesOf(built));
      const isRoom = ROOMS.some((room) => entry.endsWith(room));
      const bytes = isDocument
        ? scripts + styles
        : isRoom
          ? sizeOf(ownScripts(built))
          : scripts + styles - EMPTY_PAGE;
      const budget = isDocument ? BUDGETS.document : budgetOf(entry);
      return { page: addressOf(entry), isDocument, scripts, styles, above: bytes / 1024, budget };
    })
    .sort((one, other) => other.above - one.above);
}

/** A line for each page: what it loads, in all and above an empty page, and its budget. */
export function firstLoadTable(loads: readonly FirstLoad[]): string {
  const lines = loads.map(({ page, isDocument, scripts, styles, above, budget }) => {
    const all = ((scripts + styles) / 1024).toFixed(1);
    return `${all.padStart(7)} KB ${above.toFixed(1).padStart(7)} of ${budget}${above > budget ? "  TOO LARGE" : ""}  ${page}${isDocument ? " (document)" : ""}`;
  });
  const title = `First load: JavaScript and CSS, gzip, and how much is above an empty page (${(EMPTY_PAGE / 1024).toFixed(1)} KB)`;
  return [title, ...lines].join("\n");
}

/** The script or the style sheet of documents, beside the build's other assets. */
function ourFiles(build: string, start: string): readonly string[] {
  const folder = join("static", "documents");
  const files = readdirSync(join(build, folder)).filter(
    (file) => file.startsWith(start) && !file.endsWith(PACKED),
  );
  if (files.length !== 1)
    throw new Error(`The build has one ${start} file for documents, not ${files.length}`);
  return files.map((file) => join(folder, file));
}

/** What only the page itself loads, and none of its layouts. */
function ownScripts({ entry, manifest: { entryJSFiles: files } }: BuiltPage): readonly string[] {
  const isOwn = (source: string) => source.endsWith(entry);
  const around = Object.keys(files).filter((source) => !isOwn(source));
  const shared = new Set(around.flatMap((source) => files[source] ?? []));
  return Object.keys(files)
    .filter(isOwn)
    .flatMap((source) => files[source] ?? [])
    .filter((part) => !shared.has(part));
}

function budgetOf(entry: string): number {
  const isLarge = /^\/\((member|desk)\)\//.test(entry) || entry.endsWith("/tools/adjudicator/page");
  return isLarge ? BUDGETS.large : BUDGETS.public;
}

/** "/(public)/[org]/page" is the page at "/[org]". */
function addressOf(entry: string): string {
  return entry.replace(/\/\([^)]*\)/g, "").replace(/\/page$/, "") || "/";
}

/** Adds up files as they're sent, each once. */
function sizesIn(build: string): (files: readonly string[]) => number {
  const sizes = new Map<string, number>();
  return (files) =>
    [...new Set(files)].reduce((sum, file) => {
      const size = sizes.get(file) ?? gzipSync(readFileSync(join(build, file)), { level: 9 }).length;
      sizes.set(file, size);
      return sum + size;
    }, 0);
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, "utf8")) as Content;
}
