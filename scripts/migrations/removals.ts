/**
 * What a migration takes away from the previous release, statement by statement: anything dropped, renamed or
 * retyped, and new columns that the previous release would have to fill. During an upgrade, both releases run on
 * the new schema. So a migration only adds, and the next release removes what's no longer used.
 */
export function listRemovals(sql: string): string[] {
  return statementsOf(sql).filter((statement) => REMOVALS.some((removal) => removal.test(statement)));
}

/**
 * The last release that used what a migration removes, from its line "-- Last used by: 0.2.0". It applies to the
 * whole file.
 */
export function lastUsedBy(sql: string): string | undefined {
  return /^-- Last used by: (\d+\.\d+\.\d+)\s*$/m.exec(sql)?.[1];
}

/** Whether this version is later than that one. */
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

/** Statements without comments and quoted text. The bodies of functions run later. */
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
