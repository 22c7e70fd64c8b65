import { LATE_APP_MARK } from "@/lib/shared/document-mark";
import type { Sealed } from "./inline-scripts";

const { name, content } = LATE_APP_MARK;
/** Text that a visitor wrote has its brackets escaped, so it's never this. */
const MARK = `<meta name="${name}" content="${content}"/>`;

/**
 * The page with the addresses of the framework's scripts instead of the scripts, if it says that it can wait for them.
 * Ours fetches them once the page has been shown (components/page-script/late-app.ts). Its inline data stays, sealed.
 */
export function withLateApp({ html, hashes }: Sealed, script: string): Sealed {
  const head = html.slice(0, html.indexOf("</head>"));
  if (!head.includes(MARK)) return { html, hashes };
  const scripts: string[] = [];
  const waiting = html
    .replace(SCRIPT, (_tag, src: string) => {
      scripts.push(src);
      return "";
    })
    .replace(PRELOAD, "")
    .replace(MARK, () => `<script src="${script}" data-scripts="${scripts.join(" ")}" defer=""></script>`);
  return { html: waiting, hashes };
}

/** The framework's own, for browsers of today. */
const SCRIPT = /<script src="(\/_next\/static\/[\w./~-]+)"(?: id="_R_")? async=""><\/script>/g;
const PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g;
