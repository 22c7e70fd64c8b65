import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DOCUMENT_MARK } from "@/lib/shared/document-mark";
import { hashScripts, type Sealed } from "./inline-scripts";

const { name, content } = DOCUMENT_MARK;
/** Text that a visitor wrote has its brackets escaped, so it's never this. */
const MARK = `<meta name="${name}" content="${content}"/>`;
const FOLDER = "documents";

/**
 * The address of one of our scripts, which the build put among its assets. Without them, in development or in a broken
 * build, all pages are the framework's.
 */
export function readPageScript(build: string, of: "document" | "late-app"): string | undefined {
  try {
    const script = readdirSync(join(build, "static", FOLDER)).find((file) => file.startsWith(`${of}-`));
    return script && `/_next/static/${FOLDER}/${script}`;
  } catch {
    return undefined;
  }
}

/**
 * The page without the framework and its data, if it says that it's a document: it keeps the theme script, data that no
 * browser runs, and gets our script. Undefined if it's another page.
 */
export function plainDocument(html: string, script: string, themeScript: string): Sealed | undefined {
  const head = html.slice(0, html.indexOf("</head>"));
  if (!head.includes(MARK)) return undefined;
  const plain = html
    .replace(SCRIPT, (tag, attributes: string, code: string) =>
      attributes === DATA || (attributes === "" && code === themeScript) ? tag : "",
    )
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "")
    .replace(MARK, () => `<script src="${script}" defer=""></script>`);
  return { html: plain, hashes: hashScripts([themeScript]) };
}

const SCRIPT = /<script\b([^>]*)>([^<]*)<\/script>/g;
/** For search engines. */
const DATA = ' type="application/ld+json"';
