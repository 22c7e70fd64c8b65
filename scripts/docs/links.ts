import { dirname, join } from "node:path";

/** A link from a document to another file of the project, or into one. */
export type DocLink = { readonly target: string; readonly path: string; readonly anchor: string | null };

/** The links in a document that stay in the project. `path` is from the project's root. */
export function listLinks(doc: string, markdown: string): readonly DocLink[] {
  return [...proseOf(markdown).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = "", anchor = null] = target.split("#");
      return { target, path: file === "" ? doc : join(dirname(doc), file), anchor };
    });
}

/** The anchors that a document's headings get on the web, the second of the same name with a number. */
export function listAnchors(markdown: string): readonly string[] {
  const seen = new Map<string, number>();
  return [...proseOf(markdown).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = ""]) => {
    const anchor = anchorOf(heading);
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

function anchorOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

function proseOf(markdown: string): string {
  return markdown.replace(/^ *```[\s\S]*?^ *```/gm, "");
}
