import { type AppStart, LATE_APP_MARKS } from "@/lib/shared/document-mark";
import type { Sealed } from "./inline-scripts";

/** Text that a visitor wrote has its brackets escaped, so it's never one of these. */
const MARKS = Object.entries(LATE_APP_MARKS).map(([when, { name, content }]) => ({
  when: when as AppStart,
  mark: `<meta name="${name}" content="${content}"/>`,
}));

/**
 * The page with the addresses of the framework's scripts instead of the scripts, if it says that it can wait for them.
 * Ours fetches them once the page has been shown, or someone touches it (components/page-script/late-app.ts). Its inline
 * data stays, sealed.
 */
export function withLateApp({ html, hashes }: Sealed, script: string): Sealed {
  const head = html.slice(0, html.indexOf("</head>"));
  const found = MARKS.find(({ mark }) => head.includes(mark));
  if (!found) return { html, hashes };
  const scripts: string[] = [];
  const waiting = html
    .replace(SCRIPT, (_tag, src: string) => {
      scripts.push(src);
      return "";
    })
    .replace(PRELOAD, "")
    .replace(
      found.mark,
      () =>
        `<script src="${script}" data-scripts="${scripts.join(" ")}" data-when="${found.when}" defer=""></script>`,
    );
  return { html: waiting, hashes };
}

/** The framework's own, for browsers of today. */
const SCRIPT = /<script src="(\/_next\/static\/[\w./~-]+)"(?: id="_R_")? async=""><\/script>/g;
const PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g;
