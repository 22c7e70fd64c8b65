/** An address that takes a POST: from whom, how much, and what. */
export type Post = {
  readonly at: RegExp;
  readonly from: "own-pages" | "anyone";
  readonly mostBytes: number;
  /** `action`: a form of a page. `form`: a form that names no action. `mail`: whatever the route reads by itself. */
  readonly takes: "action" | "form" | "mail";
};

const KB = 1024;

/**
 * Everything that can be posted to; a POST to any other address is refused. From anyone: a mail program's one click
 * (RFC 8058), whose address is the secret, and a mail provider's bounce, whose header is.
 */
const POSTS: readonly Post[] = [
  { at: /^\/api\/letters\/off\/[^/]+$/, from: "anyone", mostBytes: 16 * KB, takes: "form" },
  { at: /^\/api\/bounces$/, from: "anyone", mostBytes: 1024 * KB, takes: "mail" },
  {
    at: /^\/api\/(sign-in\/[^/]+|sign-out|campus-account)$/,
    from: "own-pages",
    mostBytes: 64 * KB,
    takes: "form",
  },
  // Pages: no API, no file of the build, no address that ends like a file, no form that is sent by GET.
  {
    at: /^(?!\/(api|_next)(\/|$))(?!.*\.[a-z0-9]+$)(?!\/[^/]+\/[^/]+\/[^/]+\/on$).*$/i,
    from: "own-pages",
    mostBytes: 1024 * KB,
    takes: "action",
  },
];

/** What may be posted to an address; undefined where nothing may. The path is decoded already. */
export function postAt(path: string): Post | undefined {
  return POSTS.find(({ at }) => at.test(path.replace(/(?<=.)\/$/, "")));
}
