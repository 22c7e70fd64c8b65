import type { Chance } from "../../../prisma/seed/chance.ts";
import { breakAction, breakMultipart, nextAction } from "./bodies.ts";
import { addHeader, type Draft } from "./draft.ts";

/** One way to break a request. */
export type Mutation = { readonly name: string; readonly apply: (draft: Draft, chance: Chance) => Draft };

const ENCODINGS = ["%E0%A4%A", "%00", "%", "%zz", "%C0%AF", "%2e%2e%2f", "%FF%FE", "%ED%A0%80", "%0d%0aX:1"];
const BYTES = ["\0", "\x01", "\t", "\xff\xfe", "\u00e9", "\\", "|", "<", "{}", "//", "..;", "/../../"];
const SEARCHES = [
  "done=a&done=b",
  "preset=constructor",
  "stage=1e9&round=-1",
  "answer=__proto__",
  "date=0000-00-00",
  "date=999999-01-01",
  "next=%2F%2Fevil.example",
  "error[]=1&email=%00",
  "thing=%F0%9F",
  "fen=8/8/8/8&moves=e4",
  "_rsc=abc",
  "=&&=",
];
const METHODS = ["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "POST"];
const HEADERS: readonly (readonly [string, string])[] = [
  ["RSC", "1"],
  ["Next-Router-State-Tree", "%5B%22"],
  ["Next-Router-State-Tree", encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null,true]')],
  ["Next-Router-Prefetch", "1"],
  ["Next-Router-Segment-Prefetch", "/_tree"],
  ["Next-Url", "//evil"],
  ["x-middleware-subrequest", "middleware:middleware:middleware:middleware:middleware"],
  ["x-nextjs-data", "1"],
  ["x-matched-path", "/desk"],
  ["x-now-route-matches", "1=a"],
  ["x-prerender-revalidate", "a"],
  ["x-invoke-path", "/_error"],
  ["x-invoke-status", "500"],
  ["X-Forwarded-Host", "evil.example, other.example"],
  ["X-Forwarded-Proto", "ftp"],
  ["X-Forwarded-For", "1.2.3.4, not-an-address, ::1"],
  ["Forwarded", "host=evil.example;proto=https"],
  ["Accept", "x/y"],
  ["Accept-Language", "%00"],
  ["Range", "bytes=5-1"],
  ["If-None-Match", '"*'],
  ["If-Modified-Since", "yesterday"],
  ["Authorization", "Bearer "],
  ["Upgrade-Insecure-Requests", "x"],
  ["Expect", "100-continue"],
  ["Sec-Fetch-Site", "none"],
];
const COOKIES = [
  "next-auth.session-token=a.b.c.d.e",
  "next-auth.session-token=%00%E0%A4%A",
  "next-auth.session-token.0=a; next-auth.session-token.1=b",
  "next-auth.callback-url=https%3A%2F%2Fevil.example",
  "next-auth.callback-url=%zz",
  "next-auth.csrf-token=%7Cx",
  "__Secure-next-auth.session-token=x",
  "=; ;;=a",
];

export const MUTATIONS: readonly Mutation[] = [
  {
    name: "percent encoding in the path",
    apply: (draft, chance) => inPath(draft, chance.pick(ENCODINGS), chance),
  },
  {
    name: "percent encoding in the query",
    apply: (draft, chance) =>
      inQuery(draft, `${chance.pick(["q", "next", "done", "date"])}=${chance.pick(ENCODINGS)}`),
  },
  { name: "odd bytes in the path", apply: (draft, chance) => inPath(draft, chance.pick(BYTES), chance) },
  { name: "odd query", apply: (draft, chance) => inQuery(draft, chance.pick(SEARCHES)) },
  {
    name: "long query",
    apply: (draft, chance) => inQuery(draft, `next=/${"a".repeat(chance.between(500, 9_000))}`),
  },
  {
    name: "long path",
    apply: (draft, chance) => inPath(draft, "a".repeat(chance.between(300, 9_000)), chance),
  },
  { name: "method", apply: (draft, chance) => ({ ...draft, method: chance.pick(METHODS) }) },
  { name: "header", apply: (draft, chance) => addHeader(draft, ...chance.pick(HEADERS)) },
  {
    name: "repeated header",
    apply: (draft, chance) => {
      const [name, value] = chance.pick([...HEADERS, ["Cookie", "a=b"], ["Origin", "null"]] as const);
      return addHeader(addHeader(draft, name, value), name, `${value}2`);
    },
  },
  { name: "cookie", apply: (draft, chance) => addHeader(draft, "Cookie", chance.pick(COOKIES)) },
  {
    name: "long header",
    apply: (draft, chance) => addHeader(draft, "X-Long", "x".repeat(chance.between(1_000, 30_000))),
  },
  { name: "multipart", apply: breakMultipart },
  { name: "action reference", apply: breakAction },
  { name: "Next-Action header", apply: nextAction },
];

/** Inserts it at the end, in place of the last part, or somewhere inside. */
function inPath(draft: Draft, text: string, chance: Chance): Draft {
  const { path } = draft;
  const at = chance.between(1, path.length);
  return {
    ...draft,
    path: chance.pick([
      `${path}${path.endsWith("/") ? "" : "/"}${text}`,
      path.replace(/[^/]*$/, () => text),
      path.slice(0, at) + text + path.slice(at),
    ]),
  };
}

function inQuery(draft: Draft, search: string): Draft {
  return { ...draft, path: `${draft.path}${draft.path.includes("?") ? "&" : "?"}${search}` };
}
