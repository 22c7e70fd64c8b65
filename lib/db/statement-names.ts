import { createHash } from "node:crypto";

/** Once per process, because the framework bundles this module several times. */
const processState = globalThis as { rookeryStatements?: Counted };
type Counted = { readonly names: Map<string, string>; readonly uses: Map<string, number> };

/** A statement that's sent less often isn't worth the plan that each connection would keep. */
const OFTEN = 5;
/** A kept plan takes about 65 KB of a connection's memory. */
const MOST_NAMES = 100;
const MOST_COUNTED = 2_000;
/** A list of another length is another text, so these would take the names of others. */
const HAS_LIST = /\bIN \(\$\d+,/;

/** The name under which a connection prepares this text: the same in all processes, and another one for another text. */
export function nameStatement(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 32);
}

/**
 * The name of a statement that has been sent often by now. Each connection plans it once, which often takes longer than
 * running it.
 *
 * @returns an empty name, which means "plan it each time", for one that's rare, has a list, or comes when enough others have
 * a name
 */
export function nameIfOften(text: string): string {
  const { names, uses } = counted();
  const name = names.get(text);
  if (name) return name;
  if (names.size >= MOST_NAMES || HAS_LIST.test(text)) return "";
  const times = (uses.get(text) ?? 0) + 1;
  if (times < OFTEN) {
    if (uses.size >= MOST_COUNTED) uses.clear();
    uses.set(text, times);
    return "";
  }
  uses.delete(text);
  const made = nameStatement(text);
  names.set(text, made);
  return made;
}

function counted(): Counted {
  processState.rookeryStatements ??= { names: new Map(), uses: new Map() };
  return processState.rookeryStatements;
}
