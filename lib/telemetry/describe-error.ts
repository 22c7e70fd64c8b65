import { isIPv6 } from "node:net";

/** What is safe to say about an error: where it happened and its kind, but no value someone typed. */
export type DescribedError = {
  readonly name: string;
  /** The system's, PostgreSQL's or Prisma's name for this kind of error. */
  readonly code?: string;
  /** Left out if the message may quote data. */
  readonly message?: string;
  /** The table or constraint of a database error. */
  readonly constraint?: string;
  readonly stack: readonly string[];
  readonly causes?: readonly DescribedError[];
};

/** How deep to follow causes of causes. */
const DEEPEST = 3;
const MOST_FRAMES = 20;

/**
 * Describes an error for logs and traces. Messages of databases, mail servers and parsers quote the data they are
 * about, so only messages of plain errors are kept, without what looks like an address or a token.
 */
export function describeError(thrown: unknown, depth = 0): DescribedError {
  if (!(thrown instanceof Error)) return { name: typeof thrown, stack: [] };
  const error = thrown as Error & Readonly<Record<string, unknown>>;
  const causes = depth < DEEPEST ? causesOf(error).map((cause) => describeError(cause, depth + 1)) : [];
  const code = codeOf(error);
  return {
    name: isWord(error.name) ? error.name : "Error",
    ...(code ? { code } : {}),
    ...(isPlain(error) ? { message: scrub(error.message) } : {}),
    ...(isWord(error.constraint) ? { constraint: error.constraint } : {}),
    stack: framesOf(error),
    ...(causes.length > 0 ? { causes } : {}),
  };
}

/** Removes from a text what looks like an email or network address, a query or a token. It can't recognize names. */
export function scrub(text: string): string {
  return text
    .slice(0, 500)
    .replace(/[^\s<>"'`(),;:]+@[^\s<>"'`(),;]+/g, "[email]")
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[address]")
    .replace(/[\da-f]*(?::[\da-f]*){2,}/gi, (text) => (isIPv6(text) ? "[address]" : text))
    .replace(/\?\S+/g, "?[query]")
    .replace(/[\w-]{20,}/g, "[token]");
}

const PLAIN = ["Error", "TypeError", "RangeError", "ReferenceError", "AggregateError", "DOMException"];

/** An error with a server's answer in it, or of a library's own class, may quote anything. */
function isPlain(error: Error): boolean {
  const quotes = ["response", "severity", "meta", "clientVersion"].some((key) => key in error);
  return PLAIN.includes(error.constructor.name) && !quotes;
}

function codeOf(error: Readonly<Record<string, unknown>>): string | undefined {
  const { responseCode, cause } = error;
  // Prisma puts PostgreSQL's own code on the cause of its error.
  const code = error.code ?? (cause as { readonly originalCode?: unknown } | undefined)?.originalCode;
  if (isWord(code)) return isNumber(responseCode) ? `${code} ${responseCode}` : code;
  return isNumber(code) ? String(code) : undefined;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

/** A name such as P2002, 23505, ECONNREFUSED or user_email_key; nothing a person would type. */
function isWord(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_]{1,63}$/.test(value);
}

function causesOf(error: Error): unknown[] {
  const { cause, meta } = error as Error & { readonly meta?: { readonly driverAdapterError?: unknown } };
  const several = error instanceof AggregateError ? error.errors : [];
  return [cause, meta?.driverAdapterError, ...several].filter((found) => found instanceof Error);
}

/** The stack begins with the message, which may span several lines; only lines that name a location are kept. */
function framesOf({ stack = "" }: Error): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$|^at .*\((?:<anonymous>|native)\)$/.test(line))
    .slice(0, MOST_FRAMES);
}
