import { importedFiles } from "@/lib/testing/find-cycles";
import type { SourceFile } from "./files.ts";

/** A page that's a document, and the client components that it draws or imports. */
export type DocumentPage = { readonly path: string; readonly client: readonly string[] };

/**
 * The pages that are documents (docs/decisions/0050): each draws a `PublicFrame`, itself or in a component, that never
 * says `app`. Client components aren't looked into, because React runs what they import.
 */
export function listDocumentPages(sources: readonly SourceFile[]): readonly DocumentPage[] {
  const files = new Map(sources.map((file) => [file.path, withoutTypes(file)]));
  return sources
    .filter(({ path }) => /^app\/.*\/page\.tsx$/.test(path))
    .flatMap(({ path }) => {
      const reached = reach(path, files);
      const frames = reached.flatMap(({ text }) => text.match(/<PublicFrame\b[^>]*/g) ?? []);
      if (frames.length === 0 || frames.some((frame) => /\bapp=/.test(frame))) return [];
      return [{ path, client: reached.filter(isClient).map((file) => file.path) }];
    });
}

/** What a file imports, directly and indirectly, up to client components. */
function reach(start: string, files: ReadonlyMap<string, SourceFile>): readonly SourceFile[] {
  const known = new Set(files.keys());
  const reached = new Map<string, SourceFile>();
  const open = [start];
  for (const path of open) {
    const file = files.get(path);
    if (!file || reached.has(path)) continue;
    reached.set(path, file);
    if (!isClient(file)) open.push(...importedFiles(file, known));
  }
  return [...reached.values()];
}

function isClient({ text }: SourceFile): boolean {
  return text.startsWith('"use client"');
}

/** A type is erased, so it brings nothing along. */
function withoutTypes({ path, text }: SourceFile): SourceFile {
  return { path, text: text.replace(/^import type [^;]*;/gm, "") };
}
