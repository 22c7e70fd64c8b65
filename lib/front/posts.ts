/** An address that accepts a POST: from whom, how much, and what. */
export type Post = {
  readonly at: RegExp;
  readonly from: "own-pages" | "anyone";
  readonly mostBytes: number;
  /** For a form with photos: how much it accepts from someone who is signed in. */
  readonly mostBytesSignedIn?: number;
  /** `action`: a form of a page. `form`: a form that names no action. `mail`, `json`: the route reads the body itself. */
  readonly takes: "action" | "form" | "mail" | "json";
};

const KB = 1024;

/** Four photos of 8 MB each, and the rest of the form. */
export const MOST_BYTES_WITH_PHOTOS = 33 * 1024 * KB;

/**
 * Everything that accepts a POST; a POST to any other address is refused. Open to anyone are one-click unsubscribe (RFC
 * 8058), whose address is the secret, a mail provider's bounce and the commands of the API, whose header is, and what a
 * campus's identity provider says, which its pages post from their own site: its signature is checked, it answers a request
 * of ours, and it opens no session by itself.
 */
const POSTS: readonly Post[] = [
  { at: /^\/api\/letters\/off\/[^/]+$/, from: "anyone", mostBytes: 16 * KB, takes: "form" },
  { at: /^\/api\/campus\/[a-z0-9-]+\/acs$/, from: "anyone", mostBytes: 256 * KB, takes: "form" },
  { at: /^\/api\/push\/seen$/, from: "own-pages", mostBytes: KB, takes: "form" },
  { at: /^\/api\/bounces$/, from: "anyone", mostBytes: 1024 * KB, takes: "mail" },
  {
    at: /^\/api\/(sign-in\/[^/]+|sign-out|set-up|campus-account|chess-account\/lichess)$/,
    from: "own-pages",
    mostBytes: 64 * KB,
    takes: "form",
  },
  { at: /^\/api\/games\/[^/]+\/\d+$/, from: "own-pages", mostBytes: 4 * KB, takes: "json" },
  // Commands with a token, which a browser never sends by itself.
  {
    at: /^\/api\/v1\/organizations\/[^/]+\/commands\/[^/]+$/,
    from: "anyone",
    mostBytes: 1024 * KB,
    takes: "json",
  },
  // A match, for its players, for its directors, and for the front desk with a score slip.
  {
    at: /^(\/matches\/[^/.]+|\/desk\/[^/.]+\/matches\/[^/.]+(\/enter)?)$/i,
    from: "own-pages",
    mostBytes: 1024 * KB,
    mostBytesSignedIn: MOST_BYTES_WITH_PHOTOS,
    takes: "action",
  },
  // Pages: not the API, a file of the build, an address that ends like a file, a form sent by GET, a photo, or a rating
  // report's file. Other addresses below `files/` are pages with forms, such as the import.
  {
    at: /^(?!\/(api|_next)(\/|$))(?!.*\.[a-z0-9]+$)(?!\/[^/]+\/[^/]+\/[^/]+\/on$)(?!\/matches\/[^/]+\/photos\/)(?!.*\/files\/report\.dbf\/).*$/i,
    from: "own-pages",
    mostBytes: 1024 * KB,
    takes: "action",
  },
];

/** What can be posted to an address; undefined if nothing can. The path is already decoded. */
export function postAt(path: string): Post | undefined {
  return POSTS.find(({ at }) => at.test(path.replace(/(?<=.)\/$/, "")));
}
