import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DOCUMENT_STYLES, type StyleSheet } from "../../lib/front/documents.ts";
import { projectPath } from "../process/project.ts";
import { listBuiltPages, stylesOf } from "./page-manifests.ts";

/**
 * Makes one style sheet of those of all documents, and notes which ones are in it. A phone then asks for one instead of
 * three, and has it for every other document (docs/decisions/0061).
 */
export function buildDocumentStyles(): void {
  const build = projectPath(".next");
  const documents = listBuiltPages(build).filter(({ isDocument }) => isDocument);
  const parts = [...new Set(documents.flatMap(stylesOf))];
  const styles = parts.map((part) => readFileSync(join(build, part), "utf8")).join("\n");
  const hash = createHash("sha256").update(styles).digest("base64url").slice(0, 12);
  const path = `static/documents/styles-${hash}.css`;
  writeFileSync(join(build, path), styles);
  const sheet: StyleSheet = { href: `/_next/${path}`, parts: parts.map((part) => `/_next/${part}`) };
  writeFileSync(join(build, DOCUMENT_STYLES), JSON.stringify(sheet));
}
