import type { AuditEntry, AuditType } from "@/lib/db/audit";

/** What was done, placed between who did it and what it was done to. A type without words doesn't compile. */
const AUDIT_WORDS: Record<AuditType, string> = {
  "organization-created": "set up",
  "email-corrected": "corrected the email address of",
  "organization-edited": "edited the organization",
  "retention-changed": "changed how long things are kept:",
  "campus-sign-in-set": "set up campus sign-in for",
  "campus-sign-in-removed": "ended campus sign-in for",
  "campus-groups-set": "set the campus groups for",
  "role-granted": "added the role",
  "role-revoked": "removed the role",
  "token-made": "made the API token",
  "token-revoked": "revoked the API token",
  "webhook-added": "added the webhook",
  "webhook-rotated": "made a new secret for the webhook",
  "webhook-removed": "removed the webhook",
  "stand-in-named": "named a stand-in:",
  "stand-in-ended": "ended the stand-in:",
  "season-created": "created the season",
  "season-edited": "edited the season",
  "season-deleted": "deleted the draft",
  "division-added": "added the division",
  "division-renamed": "renamed the division",
  "division-removed": "removed the division",
  "public-names-set": "set how names show to the public in",
  "name-withheld": "withheld a name from the public:",
  "name-shown": "made a name public again:",
  "name-corrected": "corrected the name",
  "registration-opened": "opened registration for",
  "registration-closed": "closed registration for",
  registered: "registered for",
  withdrew: "withdrew from",
  "moved-up": "made room for",
  "places-changed": "set the number of spots in",
  "asked-to-leave": "asked to leave",
  "leave-taken-back": "took back a request to leave:",
  "leave-declined": "declined a request to leave by",
  "eligibility-list-saved": "saved the list of who can play:",
  "eligibility-list-removed": "removed the list of who can play in",
  "eligibility-groups-chosen": "chose the groups that can play in",
  "eligibility-exception-granted": "granted an exception to the list for",
  "eligibility-exception-ended": "ended the list exception for",
  "registration-hold-placed": "placed a hold on registration by",
  "registration-hold-lifted": "lifted a hold on registration by",
  "ineligible-kept": "let a player play despite a block:",
  "waiver-saved": "saved the waiver:",
  "waiver-removed": "removed the waiver of",
  "waiver-accepted": "accepted the waiver:",
  "waiver-paper-recorded": "recorded a paper waiver for",
  "waiver-paper-removed": "removed a paper waiver for",
  "fee-saved": "saved the fee:",
  "fee-removed": "removed the fee of",
  "fee-paid": "marked a fee as paid:",
  "fee-waived": "waived the fee of",
  "fee-undone": "undid a fee mark:",
  "campus-id-corrected": "corrected the campus ID of",
  "entry-added": "added a player and accepted the rules for them:",
  "claim-code-made": "made a claim code for",
  "account-claimed": "claimed registrations with a code:",
  "account-deleted": "was deleted by its owner:",
  "entry-moved": "moved",
  "entry-withdrawn": "confirmed the withdrawal of",
  "entry-removed": "removed",
  "entry-kept": "kept a player despite forfeits:",
  "rating-left-out": "left out a sportsmanship rating of",
  "strike-forgiven": "forgave a forfeit by",
  "strike-counted-again": "undid the forgiveness of a forfeit by",
  "late-entry": "gave the open spot to",
  "schedule-published": "drew lots and published the schedule of",
  "playoff-drawn": "drew the playoff of",
  "session-moved": "moved the session of",
  "round-extended": "extended the deadline of",
  "forfeits-declared": "declared the double forfeits of",
  "forfeits-undone": "undid the double forfeits of",
  "season-finished": "finished the season",
  "rules-changed": "changed the rules of",
  "break-added": "added a break to",
  "break-removed": "removed a break from",
  "entries-imported": "imported a file and accepted the rules for the people in it:",
  "season-copied": "copied the season",
  "season-archived": "archived",
  "season-unarchived": "unarchived",
  "venue-created": "added the venue",
  "venue-moved": "set the address and directions of",
  "venue-hours-set": "set the opening hours of",
  "venue-closed": "closed",
  "venue-reopened": "reopened",
  "venue-stock-changed": "changed the equipment:",
  "season-venue-set": "set the venue of",
  "checked-out": "checked out",
  "checked-in": "checked in",
  "wrote-to-players": "emailed",
};

/**
 * One line of the log for acts of the same kind, newest first: "Renata Kovács extended the deadline of Round 3 and 13
 * more." By several people: "Jun-ho Baek registered for Open, and 7 more like it."
 */
export function groupSentence([newest, ...others]: AuditGroup): string {
  if (others.length === 0) return auditSentence(newest);
  const sentence = auditSentence(newest).replace(/\.$/, "");
  const isByOne = others.every(({ actorName }) => actorName === newest.actorName);
  return isByOne
    ? `${sentence} and ${others.length} more.`
    : `${sentence}, and ${others.length} more like it.`;
}

/** What many people do one after the other, so that one line is enough for all of them. */
const BY_MANY: readonly AuditType[] = ["registered", "withdrew", "checked-out", "checked-in"];

export type AuditGroup = readonly [AuditEntry, ...AuditEntry[]];

/**
 * Puts acts of one kind together that came one after the other and that one person did; players' registrations and the
 * front desk's loans also if several people did. The order stays.
 */
export function groupRepeated(entries: readonly AuditEntry[]): readonly AuditGroup[] {
  const groups: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isLike(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function isLike(one: AuditEntry, other: AuditEntry): boolean {
  if (one.type !== other.type) return false;
  return one.actorName === other.actorName || BY_MANY.some((type) => type === one.type);
}

/** What reads differently when the operator did it and not the person whom it's about. */
const BY_OPERATOR: Partial<Record<AuditType, string>> = { "account-deleted": "deleted an account:" };

/** "Renata Kovács opened registration for Fall 2026." */
export function auditSentence({ actorName, type, subject }: Omit<AuditEntry, "origin">): string {
  const actor = actorName ?? "The operator";
  // Players act for themselves, so their own name needn't appear twice.
  const about = subject.startsWith(`${actor}, `) ? subject.slice(actor.length + 2) : subject;
  const words = actorName === null ? BY_OPERATOR[type] : undefined;
  return `${actor} ${words ?? AUDIT_WORDS[type] ?? type} ${about}.`;
}
