/** A piece of an email's text: words, or a link of this app. */
export type TextPart = { readonly text: string; readonly href?: string };

/**
 * Splits an email's text at links to this app. Other addresses stay plain text: players write parts of these emails,
 * and no one should follow their links from here by accident.
 */
export function linkParts(text: string, appUrl: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let rest = text;
  for (let at = rest.indexOf(appUrl); at !== -1; at = rest.indexOf(appUrl)) {
    const link = /^\S*/.exec(rest.slice(at))?.[0] ?? "";
    const isOwn = link === appUrl || link.startsWith(`${appUrl}/`);
    if (at > 0) parts.push({ text: rest.slice(0, at) });
    parts.push(isOwn ? { text: link, href: link } : { text: link });
    rest = rest.slice(at + link.length);
  }
  return rest ? [...parts, { text: rest }] : parts;
}
