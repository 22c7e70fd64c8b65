import { escapeHtml } from "@/lib/shared/escape-html";
import { nameInOrder } from "@/lib/shared/name-order";
import type { Erase } from "./erase-pgn";

/** What tells who someone is, as it's written in texts. */
export type Traces = {
  /** Names on their registrations. */
  readonly registered: readonly string[];
  /** Those, and what they typed as their name anywhere else. It can be any words. */
  readonly names: readonly string[];
  /** Usernames that aren't proven, or no longer theirs. They can be any word, too. */
  readonly unproven: readonly string[];
  /** Email addresses, phone numbers, proven usernames and campus IDs. */
  readonly contacts: readonly string[];
};

/**
 * Regular expressions for Postgres that find a person's traces in a text, in JSON and in HTML alike; null if there's
 * nothing to find. Words may be apart by a line break, because emails are wrapped. A name of one word, such as Will, is
 * only found as it's written; everything else also in other case.
 */
export type Patterns = { readonly loose: string | null; readonly exact: string | null };

/**
 * For texts about anyone. Everyone chooses their own name, and deleting an account must not change what's said about
 * others, so a name needs two words, and is only found as it's written.
 */
export function registeredPatterns({ registered }: Pick<Traces, "registered">): Patterns {
  return patternsOf(
    [],
    registered.filter((name) => !isOneWord(name)),
  );
}

/** For other texts about the person: whole names. */
export function namePatterns({ names }: Pick<Traces, "names">): Patterns {
  return patternsOf(
    names.filter((name) => !isOneWord(name)),
    names.filter(isOneWord),
  );
}

/**
 * For texts about a person's own matches, where their opponents say what happened: registered names, also the first and
 * the last word of them. Any other name needs two words, and is only found as it's written.
 */
export function ownNamePatterns({ registered, names }: Pick<Traces, "registered" | "names">): Patterns {
  const parts = registered.flatMap((name) => {
    const words = nameInOrder(name).split(/\s+/);
    return [words[0] ?? "", words.at(-1) ?? ""];
  });
  const whole = (name: string) => !isOneWord(name);
  return patternsOf(registered.filter(whole), [
    ...parts.filter((part) => part.length > 1),
    ...names.filter(whole),
  ]);
}

function isOneWord(name: string): boolean {
  return !/\s/.test(name.trim());
}

export function contactPatterns({ contacts }: Pick<Traces, "contacts">): Patterns {
  return patternsOf(contacts, []);
}

/** Replaces what the patterns find as Postgres does, which calls letters and digits differently. */
export function eraserOf({ loose, exact }: Patterns, label: string): Erase {
  const read = (pattern: string, flags: string) =>
    new RegExp(pattern.replaceAll("[[:alnum:]]", String.raw`[\p{L}\p{N}]`), flags);
  const found = [
    ...(loose === null ? [] : [read(loose, "giu")]),
    ...(exact === null ? [] : [read(exact, "gu")]),
  ];
  return (text) => found.reduce((left, pattern) => left.replace(pattern, () => label), text);
}

function patternsOf(loose: readonly string[], exact: readonly string[]): Patterns {
  return { loose: patternOf(loose), exact: patternOf(exact) };
}

/** The longest first, so that a whole name is found before a part of it. */
function patternOf(terms: readonly string[]): string | null {
  const written = [...new Set(terms.flatMap(spellings))].filter((term) => term.trim() !== "");
  if (written.length === 0) return null;
  const longestFirst = written.toSorted((one, other) => other.length - one.length);
  return `(?<![[:alnum:]])(?:${longestFirst.map(escapePattern).join("|")})(?![[:alnum:]])`;
}

/** As typed, and as JSON and HTML write it; with composed and with combining accents. */
function spellings(term: string): readonly string[] {
  return [term.normalize("NFC"), term.normalize("NFD")].flatMap((form) => [
    form,
    JSON.stringify(form).slice(1, -1),
    escapeHtml(form),
  ]);
}

function escapePattern(term: string): string {
  return term.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, String.raw`(?:\s|\\n)+`);
}
