import type { IncomingMessage } from "node:http";
import type { Field } from "./form";
import type { Refused, TypedField } from "./refusals";

/** This build's ID for an action that a page of this build or an older one names; undefined when it's gone. */
export type ActionFor = (id: string) => string | undefined;

/** The body of a form with IDs this build knows; a refusal if it names no action or an invalid one. */
export type Translated = { readonly body: Buffer; readonly header?: string };

/**
 * Finds the action a form names, in the header Next's client sends or in the hidden fields of a form sent without
 * JavaScript. The page may be older than the build that gets its form: then the ID is replaced by the current one, or,
 * if there is none, the response shows what was typed.
 */
export function translateAction(
  { headers }: Pick<IncomingMessage, "headers">,
  body: Buffer,
  fields: readonly Field[],
  actionFor: ActionFor,
): Translated | Refused {
  const header = headers["next-action"];
  const named = [...new Set(typeof header === "string" ? [header] : idsIn(fields))];
  if (named.length === 0 || !named.every((id) => ID.test(id))) return { refusal: "broken-form" };
  if (!hasItsParts(fields)) return { refusal: "broken-form" };

  const known = named.map((id) => {
    const today = actionFor(id);
    return typeof header === "string" && today && !takesTheSame(id, today) ? undefined : today;
  });
  if (known.includes(undefined)) return { refusal: "old-form", typed: typedIn(fields) };
  const today = named.reduce((text, id, index) => replaceAll(text, id, known[index] ?? id), body);
  return typeof header === "string" ? { body: today, header: known[0] ?? header } : { body: today };
}

/** The first byte of an ID says which arguments the action reads, and Next's client sends no others. */
function takesTheSame(one: string, other: string): boolean {
  return one.slice(0, 2) === other.slice(0, 2);
}

/** How Next writes the id of an action. */
const ID = /^[0-9a-f]{40,42}$/;

/** `$ACTION_ID_<id>`, or `$ACTION_REF_<n>` beside `$ACTION_<n>:0` with the id and what is bound to it. */
function idsIn(fields: readonly Field[]): readonly string[] {
  return fields.flatMap(({ name }) => {
    if (name.startsWith("$ACTION_ID_")) return [name.slice("$ACTION_ID_".length)];
    if (!name.startsWith("$ACTION_REF_")) return [];
    const reference = readJson(fields, `$ACTION_${name.slice("$ACTION_REF_".length)}:0`);
    const { id, bound } = (reference ?? {}) as { readonly id?: unknown; readonly bound?: unknown };
    return [typeof id === "string" && (bound === null || isReference(bound)) ? id : ""];
  });
}

/**
 * Every value that should be JSON is JSON, isn't nested deeply, and refers only to existing parts, and to few of them.
 * Arguments can only be what our forms send: no maps, sets, iterators or functions, which React would also create.
 */
function hasItsParts(fields: readonly Field[]): boolean {
  const names = new Set(fields.map(({ name }) => name));
  let references = 0;
  return fields.every(({ name, value }) => {
    const model = MODEL.exec(name);
    if (!model) return true;
    const json = parseJson(value);
    if (json === undefined || (isArguments(name) && !Array.isArray(json))) return false;
    const strings = stringsIn(json);
    if (strings.some((text) => /^\$[FQWhi]/.test(text))) return false;
    references += strings.filter((text) => REFERENCE.test(text)).length;
    if (references > MOST_REFERENCES) return false;
    return strings.flatMap(partOf).every((part) => names.has((model[1] ?? "") + part));
  });
}

/** A form refers to itself and to its bound values, each once, because React copies every field for each `$K1`. */
const MOST_REFERENCES = 100;
const REFERENCE = /^\$[@K][0-9a-f]/;

/** The argument list: `0` from React's client, or the bound values in `$ACTION_1:0` without JavaScript. */
function isArguments(name: string): boolean {
  return name === "0" || /^\$ACTION_\d+:[1-9]/.test(name);
}

/** The parts that React's encoding numbers: `0`, `1`, … from its client, `$ACTION_1:0` without JavaScript. */
const MODEL = /^(\$ACTION_\d+:|)\d+$/;

const MOST_JSON_BYTES = 256 * 1024;
const DEEPEST = 32;

function readJson(fields: readonly Field[], name: string): unknown {
  const field = fields.find((each) => each.name === name);
  return field && parseJson(field.value);
}

function parseJson(value: Buffer): unknown {
  if (value.length > MOST_JSON_BYTES || isDeep(value)) return undefined;
  try {
    return JSON.parse(value.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Deeply nested values make their reader run out of stack. */
function isDeep(value: Buffer): boolean {
  let depth = 0;
  for (const byte of value) {
    if (byte === 0x5b || byte === 0x7b) depth++;
    else if (byte === 0x5d || byte === 0x7d) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function isReference(value: unknown): value is string {
  return typeof value === "string" && /^\$@[0-9a-f]{1,6}$/.test(value);
}

function stringsIn(json: unknown): readonly string[] {
  if (typeof json === "string") return [json];
  return json && typeof json === "object" ? Object.values(json).flatMap(stringsIn) : [];
}

/** The part that a string such as `$@1` or `$2:name` refers to, if it is one. */
function partOf(text: string): readonly string[] {
  const part = /^\$@?([0-9a-f]+)(?::|$)/.exec(text)?.[1];
  return part === undefined ? [] : [String(Number.parseInt(part, 16))];
}

/** The fields that a person filled in, without the framework's. */
function typedIn(fields: readonly Field[]): readonly TypedField[] {
  return fields
    .filter(({ name, isFile }) => !isFile && !name.includes("$ACTION_") && !MODEL.test(name))
    .map(({ name, value }) => ({ name: name.replace(/^\d+_/, ""), value: value.toString("utf8") }))
    .filter(({ name, value }) => !HIDDEN.has(name) && value.trim() !== "" && !UUID.test(value));
}

/** Hidden fields hold data for us, not for people. None of these is the name of a field that people fill in. */
const HIDDEN = new Set([
  "org",
  "season",
  "division",
  "stage",
  "round",
  "seen",
  "madeFrom",
  "stamp",
  "nonce",
  "found",
  "number",
  "preset",
  "token",
]);
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

function replaceAll(body: Buffer, from: string, to: string): Buffer {
  if (from === to || from.length !== to.length) return body;
  const today = Buffer.from(body);
  for (let at = today.indexOf(from); at !== -1; at = today.indexOf(from, at))
    at += today.write(to, at, "latin1");
  return today;
}
