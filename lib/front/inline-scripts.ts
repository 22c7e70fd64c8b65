import { createHash } from "node:crypto";

/**
 * A page is read and written as bytes, each of them a character. Reading it as UTF-8 took a player's page a tenth of its
 * time, and all that's looked for is ASCII.
 */
export const BYTES = "latin1";

/** A page as it's sent, in bytes, and the hashes of the inline scripts that may run. */
export type Sealed = { readonly html: string; readonly hashes: readonly string[] };

/**
 * Finds the scripts in a page that are provably the framework's: the theme script, character for character, and the
 * last scripts of the document if each is data in one of the framework's three forms. A script injected into the page's
 * text is neither, so it never runs. The data scripts are merged into one, so that their hashes fit in a header.
 */
export function sealScripts(html: string, themeScript: string): Sealed {
  const scripts = lastScripts(html);
  const data = scripts.filter(({ code }) => isPush(code));
  const others = scripts.filter(({ code }) => isBootstrap(code)).map(({ code }) => code);
  const first = data[0];
  if (!first) return { html, hashes: hashScripts([themeScript, ...others]) };

  const joined = data.map(({ code }) => code).join(";");
  const kept = scripts.filter((script) => script === first || !data.includes(script));
  const tail = kept.map((script) => (script === first ? `<script>${joined}</script>` : script.tag)).join("");
  return {
    html: html.slice(0, scripts[0]?.at) + tail + END,
    hashes: hashScripts([themeScript, ...others, joined]),
  };
}

const END = "</body></html>";

type Script = { readonly at: number; readonly tag: string; readonly code: string };

/** The unbroken run of scripts at the end of a document. */
function lastScripts(html: string): readonly Script[] {
  const scripts: Script[] = [];
  let end = html.endsWith(END) ? html.length - END.length : 0;
  while (html.endsWith("</script>", end)) {
    const at = html.lastIndexOf("<script", end - 1);
    const tag = html.slice(at, end);
    const code = /^<script(?:\s[^<>]*)?>([^<]*)<\/script>$/.exec(tag)?.[1];
    if (code === undefined) break;
    scripts.unshift({ at, tag, code });
    end = at;
  }
  return scripts;
}

/**
 * `self.__next_f.push([1,"…"])`, and the first of them, which creates the list. If the page answers a form that was sent
 * before the page's scripts came, the first also has the form's state.
 */
function isPush(code: string): boolean {
  if (code === FIRST) return true;
  const push = code.startsWith(`${FIRST};`) ? code.slice(FIRST.length + 1) : code;
  const json = /^self\.__next_f\.push\((\[.*\])\)$/s.exec(push)?.[1];
  return json !== undefined && Array.isArray(parse(json));
}

const FIRST = "(self.__next_f=self.__next_f||[]).push([0])";

/** The loader's list of the page's first files, all of them from the build. */
function isBootstrap(code: string): boolean {
  const json =
    /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s.exec(
      code,
    )?.[1];
  return json !== undefined && parse(json) !== undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function hashScripts(scripts: readonly string[]): readonly string[] {
  return scripts.map((code) => createHash("sha256").update(code, BYTES).digest("base64"));
}
