import { escapeHtml } from "@/lib/shared/escape-html";
import type { Instant } from "@/lib/shared/instant";

/** A feed for feed readers. Addresses are whole; ids never change. */
export type AtomFeed = {
  readonly id: string;
  readonly title: string;
  readonly updated: Instant;
  readonly author: string;
  readonly self: string;
  readonly page: string;
  readonly entries: readonly AtomEntry[];
};

export type AtomEntry = {
  readonly id: string;
  readonly title: string;
  readonly updated: Instant;
  readonly page: string;
  readonly summary: string;
};

/** A feed as Atom (RFC 4287). */
export function makeAtom(feed: AtomFeed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(feed.id)}</id>
  <title>${escapeXml(feed.title)}</title>
  <updated>${feed.updated}</updated>
  <author><name>${escapeXml(feed.author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${feed.entries.map(makeEntry).join("")}</feed>
`;
}

function makeEntry({ id, title, updated, page, summary }: AtomEntry): string {
  return `  <entry>
    <id>${escapeXml(id)}</id>
    <title>${escapeXml(title)}</title>
    <updated>${updated}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
    <summary>${escapeXml(summary)}</summary>
  </entry>
`;
}

/** Text in an element or an attribute. Characters that XML 1.0 has no way to write are left out. */
function escapeXml(text: string): string {
  return escapeHtml([...text].filter((character) => isInXml(character.codePointAt(0) ?? 0)).join(""));
}

/** XML 1.0, production 2. */
function isInXml(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}
