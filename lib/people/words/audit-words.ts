import type { AuditEntry, AuditType } from "@/lib/db/audit";

/** What was done, between who did it and what it was done to. A type without words does not compile. */
const AUDIT_WORDS: Record<AuditType, string> = {
  "organization-created": "set up",
  "role-granted": "gave the role of",
  "role-revoked": "took away the role of",
  "season-created": "created the season",
  "registration-opened": "opened registration for",
  "registration-closed": "closed registration for",
  registered: "registered for",
  withdrew: "withdrew from",
  "moved-up": "made room for",
  "places-changed": "set the places of",
  "asked-to-leave": "asked to leave",
  "entry-withdrawn": "let go at their own wish",
  "entry-removed": "removed",
  "entry-kept": "kept, in spite of their forfeits,",
  "strike-forgiven": "forgave a forfeit of",
  "late-entry": "gave the free place to",
  "schedule-published": "drew the lots and published the schedule of",
  "playoff-drawn": "drew the playoff of",
  "session-moved": "moved the session of",
  "round-extended": "gave more time in",
  "forfeits-declared": "declared the double forfeits of",
  "forfeits-undone": "undid the double forfeits of",
  "season-finished": "finished the season",
  "rules-changed": "changed the rules of",
  "entries-imported": "entered from a file, and accepted the rules for,",
  "season-copied": "made the season",
  "season-archived": "archived",
  "season-unarchived": "took out of the archive",
  "venue-created": "added the place",
  "venue-hours-set": "set the opening hours of",
  "venue-stock-changed": "changed the stock:",
  "season-venue-set": "chose where matches are booked in",
  "checked-out": "handed out",
  "checked-in": "took back",
  "wrote-to-players": "wrote a letter to",
};

/** "Renata Kovács opened registration for Fall 2026." */
export function auditSentence({ actorName, type, subject }: Omit<AuditEntry, "origin">): string {
  const actor = actorName ?? "The operator";
  // Players act for themselves: their own name need not stand in the sentence twice.
  const about = subject.startsWith(`${actor}, `) ? subject.slice(actor.length + 2) : subject;
  return `${actor} ${AUDIT_WORDS[type] ?? type} ${about}.`;
}
