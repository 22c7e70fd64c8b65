/** What of a text may be shown: the reader's own address and phone, and those of their organizations. */
export type Allowed = { readonly emails: readonly string[]; readonly phones: readonly string[] };

/**
 * A text that was sent to its reader, without what could open something (the keys in its links) and without contact
 * details of other people.
 */
export function redact(text: string, { emails, phones }: Allowed): string {
  const own = new Set(emails.map((email) => email.toLowerCase()));
  const numbers = new Set(phones.map(digitsOf));
  return text
    .replace(LINK, withoutKeys)
    .replace(MAYBE_EMAIL, (found, at?: string) =>
      at === undefined || own.has(found.toLowerCase()) ? found : "[email address]",
    )
    .replace(PHONE, (phone) => (numbers.has(digitsOf(phone)) ? phone : "[phone number]"));
}

/** A link as far as it says where it leads. Queries, fragments and long words without a meaning may be keys. */
function withoutKeys(link: string): string {
  const [path = ""] = link.split(/[?#]/, 1);
  const shown = path.replace(/(\/(?:off|own)\/)[^/]+/, "$1…");
  return path === link ? shown : `${shown}?…`;
}

const LINK = /https?:\/\/[^\s<>"]+/gi;
/** A word, and what makes it an address. Finding words without that, too, reads each of them once. */
const MAYBE_EMAIL = /[\p{L}\p{N}._%+'-]+(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/giu;
/** Nine digits or more, as people write phone numbers. Ids in links have a slash or a dash before them. */
const PHONE = /(?<![\w/-])\+?\(?\d(?:[ ().-]{0,2}\d){8,14}(?!\d)/g;

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}
