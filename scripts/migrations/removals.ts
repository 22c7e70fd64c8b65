/**
 * What a migration takes away from the release before it, statement by statement: things that are dropped, renamed or
 * retyped, and columns that must be filled from now on by whoever doesn't know them. While a new release takes over, both
 * run on the new schema, so a migration adds first; what it replaces goes one release later.
 */
export function listRemovals(sql: string): string[] {
  return statementsOf(sql).filter((statement) => REMOVALS.some((removal) => removal.test(statement)));
}

/**
 * The release that was the last to use what a migration removes, from its line "-- Last used by: 0.2.0". It stands there
 * for everything in the file.
 */
export function lastUsedBy(sql: string): string | undefined {
  return /^-- Last used by: (\d+\.\d+\.\d+)\s*$/m.exec(sql)?.[1];
}

/** Is this version later than that one? */
export function isLater(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) > 0;
}

const REMOVALS = [
  /\bDROP (TABLE|COLUMN|VIEW|MATERIALIZED VIEW|TYPE|DOMAIN|SCHEMA|SEQUENCE|FUNCTION|PROCEDURE|EXTENSION|DEFAULT)\b/i,
  /\bDROP (?!TABLE|COLUMN|VIEW|CONSTRAINT|INDEX|TRIGGER|NOT NULL|EXPRESSION|IDENTITY)"?\w+"?(?=\s*(,|$))/i,
  /\bRENAME\b/i,
  /\bALTER (COLUMN )?"?\w+"? (SET DATA )?TYPE\b/i,
  /\bSET NOT NULL\b/i,
  /^TRUNCATE\b/i,
  /\bADD (COLUMN )?(IF NOT EXISTS )?(?!CONSTRAINT\b|CHECK\b|PRIMARY\b|UNIQUE\b|FOREIGN\b|EXCLUDE\b|VALUE\b)"?\w+"?(?=[^,]*\bNOT NULL\b)(?![^,]*\b(DEFAULT|GENERATED)\b)/i,
];

/** Statements without comments, and without what stands in quotes: the bodies of functions run later. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--[^\n]*/g, " ")
    .replace(/\/\*[\s\S]*?\*\//g, " ")
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
