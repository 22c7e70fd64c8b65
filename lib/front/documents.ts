import { readdirSync, readFileSync } from "node:fs";
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
    const files = readdirSync(join(build, "static", FOLDER));
    const script = files.find((file) => file.startsWith(`${of}-`) && file.endsWith(".js"));
    return script && `/_next/static/${FOLDER}/${script}`;
  } catch {
    return undefined;
  }
}

/** Where a build notes its style sheet of documents. */
export const DOCUMENT_STYLES = "document-styles.json";

/** A style sheet, and the addresses of those that it's made of. */
export type StyleSheet = { readonly href: string; readonly parts: readonly string[] };

/** Our files in a document, in place of the framework's. */
export type DocumentParts = {
  /** The address of the page script. */
  readonly script: string;
  readonly styles?: StyleSheet | undefined;
};

/** Undefined in development and in a broken build: all pages are the framework's then. */
export function readDocumentParts(build: string): DocumentParts | undefined {
  const script = readPageScript(build, "document");
  return script ? { script, styles: readStyles(build) } : undefined;
}

function readStyles(build: string): StyleSheet | undefined {
  try {
    return JSON.parse(readFileSync(join(build, DOCUMENT_STYLES), "utf8")) as StyleSheet;
  } catch {
    return undefined;
  }
}

/**
 * The page without the framework and its data, if it says that it's a document: it keeps the theme script, data that no
 * browser runs, and gets our script and one style sheet. Undefined if it's another page.
 */
export function plainDocument(
  html: string,
  { script, styles }: DocumentParts,
  themeScript: string,
): Sealed | undefined {
  const head = html.slice(0, html.indexOf("</head>"));
  if (!head.includes(MARK)) return undefined;
  const plain = html
    .replace(SCRIPT, (tag, attributes: string, code: string) =>
      attributes === DATA || (attributes === "" && code === themeScript) ? tag : "",
    )
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "")
    .replace(MARK, () => `<script src="${script}" defer=""></script>`);
  return { html: styles ? withOneSheet(plain, styles) : plain, hashes: hashScripts([themeScript]) };
}

/** With the style sheet in place of the first of its parts and without the others. */
function withOneSheet(html: string, { href, parts }: StyleSheet): string {
  let isThere = false;
  return html.replace(STYLES, (tag, part: string) => {
    if (!parts.includes(part)) return tag;
    if (isThere) return "";
    isThere = true;
    return `<link rel="stylesheet" href="${href}"/>`;
  });
}

const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

const SCRIPT = /<script\b([^>]*)>([^<]*)<\/script>/g;
/** For search engines. */
const DATA = ' type="application/ld+json"';
