import type { Chance } from "../../../prisma/seed/chance.ts";
import type { Ids } from "../world/id-names.ts";
import type { Parameter, Read } from "./description.ts";
import type { Bearer, Tokens } from "./tokens.ts";

/** A request for a read, and what is known about its answer before it's sent. */
export type Asking = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Statuses it must have; undefined if any that is described will do. */
  readonly expected?: readonly number[];
};

/** What requests are made of. */
export type Supplies = {
  readonly root: string;
  readonly home: Ids;
  readonly elsewhere: Ids;
  readonly tokens: Tokens;
  /** The ETag of the last whole answer at an address. */
  readonly tags: ReadonlyMap<string, string>;
};

/** Values as they are: they're encoded before they're sent. */
const ODD = [
  "0",
  "-1",
  "constructor",
  "__proto__",
  "null",
  "undefined",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "FALL-HOME",
  "fall-2026",
  "open",
  "Été 💥",
  "e\u0301",
  "\u202eevil",
  "\ufeff",
  "' OR 1=1--",
  "a/b",
  "a\\b",
  "..%2f..",
  "[id]",
  "*",
  "a".repeat(300),
  "9".repeat(30),
  "x".repeat(2_500),
];
/** Values as they go over the wire. */
const RAW = [
  "%",
  "%zz",
  "%00",
  "%E0%A4%A",
  "%C0%AF",
  "%FF%FE",
  "%ED%A0%80",
  "%0d%0aX:1",
  "%2F",
  "+",
  "a;b",
  "%25%30%30",
];

const UNKNOWN_QUERIES = ["", "after", "unknown=1", "after[]=1", "=&&=", "_rsc=abc", "page=2&limit=1000000"];

/** Makes a request for a read: often a good one, often with something foreign in it, often an odd one. */
export function makeAsking(read: Read, supplies: Supplies, chance: Chance): Asking {
  const kind = chance.pick(["good", "foreign", "odd", "odd", "odd"] as const);
  if (kind === "good") return makeGood(read, supplies, chance);
  const mixed = kind === "foreign" ? makeForeign(read, supplies, chance) : undefined;
  return mixed ?? makeOdd(read, supplies, chance);
}

/** What exists, for someone who can read it: that's found, unless they have it already. */
function makeGood(read: Read, supplies: Supplies, chance: Chance): Asking {
  const path =
    fill(read, supplies, ({ name }) => encodeURIComponent(own(supplies.home, name))) +
    goodQuery(read, supplies.home);
  const tag = supplies.tags.get(path);
  const headers = credentials(read, supplies, "director");
  if (tag === undefined || chance.next() < 0.4) return { path, headers, expected: [200] };
  const known = chance.pick([tag, `W/${tag}`, `"other", ${tag}`, "*"]);
  return { path, headers: { ...headers, "if-none-match": known }, expected: [304] };
}

/** Something of the other organization below the address of ours: it doesn't exist. */
function makeForeign(read: Read, supplies: Supplies, chance: Chance): Asking | undefined {
  const names = read.parameters.filter((each) => each.in === "path").map(({ name }) => name);
  const replaced = names.length > 1 ? chance.pick(names) : undefined;
  if (replaced === undefined) return undefined;
  const path = fill(read, supplies, ({ name }) =>
    encodeURIComponent(own(name === replaced ? supplies.elsewhere : supplies.home, name)),
  );
  const bearer = chance.pick(["director", "director elsewhere"] as const);
  return { path, headers: credentials(read, supplies, bearer), expected: [404] };
}

function makeOdd(read: Read, supplies: Supplies, chance: Chance): Asking {
  const path = fill(read, supplies, ({ name }) => {
    const chosen = chance.next();
    if (chosen < 0.5) return encodeURIComponent(own(supplies.home, name));
    if (chosen < 0.6) return encodeURIComponent(own(supplies.elsewhere, name));
    return chosen < 0.85 ? encodeURIComponent(chance.pick(ODD)) : chance.pick(RAW);
  });
  const bearer = chance.pick(Object.keys(supplies.tokens) as Bearer[]);
  const headers = { ...credentials(read, supplies, bearer), ...oddHeaders(read, chance) };
  const queries = read.parameters.filter((each) => each.in === "query").map((each) => oddQuery(each, chance));
  const search = [...queries, ...(chance.next() < 0.2 ? [chance.pick(UNKNOWN_QUERIES)] : [])].join("&");
  return { path: search === "" ? path : `${path}?${search}`, headers };
}

function fill(
  { path, parameters }: Read,
  { root }: Supplies,
  makeValue: (parameter: Parameter) => string,
): string {
  const inPath = parameters.filter((each) => each.in === "path");
  return root + inPath.reduce((done, each) => done.replace(`{${each.name}}`, () => makeValue(each)), path);
}

/** What a parameter of an address can name. A new one has to be named here. */
function own(ids: Ids, parameter: string): string {
  const { org, season, division, match, entry, closure } = ids;
  const value = { org, season, division, entry, closure, id: match }[parameter];
  if (value === undefined) throw new Error(`Say in ${import.meta.filename} what {${parameter}} can be`);
  return value;
}

/** What a read asks for in its query. A new one that needs something has to say here what. */
function goodQuery({ operationId, parameters }: Read, { venue, soon, later }: Ids): string {
  if (!parameters.some((each) => each.in === "query" && each.required)) return "";
  const query = { previewClosure: { venue, from: soon, until: later, days: "1", next: "stay" } }[operationId];
  if (!query) throw new Error(`Say in ${import.meta.filename} what ${operationId} is asked`);
  return `?${new URLSearchParams(query)}`;
}

function credentials({ needsToken }: Read, { tokens }: Supplies, bearer: Bearer): Record<string, string> {
  return needsToken && tokens[bearer] !== null ? { authorization: tokens[bearer] } : {};
}

function oddHeaders({ parameters }: Read, chance: Chance): Record<string, string> {
  const names = parameters.filter((each) => each.in === "header").map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) => (chance.next() < 0.5 ? [[name, chance.pick(HEADER_VALUES)]] : [])),
  );
}

const HEADER_VALUES = [
  "",
  "*",
  '""',
  '"',
  "W/",
  '"a", "b", W/"c"',
  ",,,",
  "2026-11-22T15:00:00.000Z",
  "9999-99-99T99:99:99.999Z",
  "0000-00-00T00:00:00.000Z",
  "-1",
  "\xff\xfe",
  "x".repeat(4_000),
];

function oddQuery({ name }: Parameter, chance: Chance): string {
  const cursor = Buffer.from(JSON.stringify(chance.pick(CURSORS))).toString("base64url");
  const value = chance.pick([cursor, cursor, encodeURIComponent(chance.pick(ODD)), chance.pick(RAW)]);
  return chance.pick([`${name}=${value}`, `${name}=${value}`, `${name}=${value}&${name}=x`, name, ""]);
}

/** What a cursor could hold if someone made one. */
const CURSORS = [
  ["Home", "00000000-0000-4000-8000-000000000000"],
  ["\0", "00000000-0000-4000-8000-000000000000"],
  ["\ud800", "00000000-0000-4000-8000-000000000000"],
  ["x".repeat(200), "00000000-0000-4000-8000-000000000000"],
  ["x".repeat(201), "00000000-0000-4000-8000-000000000000"],
  ["Home", "1"],
  ["Home"],
  [null, null],
  [1, 2],
  {},
  "text",
  null,
  [["Home"], {}],
];
