import type { AuditType } from "@/lib/db/audit";
import { capitalize } from "@/lib/shared/text";

/** "Entry removed" of "entry-removed", "Result reported" of "ResultReported" */
export function actWords(type: string): string {
  return capitalize(
    type
      .replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
      .replaceAll("-", " ")
      .toLowerCase(),
  );
}

/** What an act was about, if its line of the log names a thing; null if it may name a person or a secret. */
export function thingOf(type: AuditType, subject: string): string | null {
  return NAMES_A_THING[type] ? subject : null;
}

/** A type that nobody has thought about doesn't compile. The address of a webhook may be a secret. */
const NAMES_A_THING: Readonly<Record<AuditType, boolean>> = {
  "organization-created": true,
  "organization-edited": true,
  "retention-changed": true,
  "campus-sign-in-set": true,
  "campus-sign-in-removed": true,
  "campus-groups-set": true,
  "email-corrected": false,
  "role-granted": false,
  "role-revoked": false,
  "token-made": true,
  "token-revoked": true,
  "webhook-added": false,
  "webhook-rotated": false,
  "webhook-removed": false,
  "stand-in-named": false,
  "stand-in-ended": false,
  "season-created": true,
  "season-edited": true,
  "season-deleted": true,
  "division-added": true,
  "division-renamed": true,
  "division-removed": true,
  "public-names-set": true,
  "name-withheld": false,
  "name-shown": false,
  "registration-opened": true,
  "registration-closed": true,
  registered: false,
  withdrew: false,
  "moved-up": false,
  "places-changed": true,
  "campus-id-corrected": false,
  "ineligible-kept": false,
  "asked-to-leave": false,
  "eligibility-list-saved": true,
  "eligibility-list-removed": true,
  "eligibility-groups-chosen": true,
  "eligibility-exception-granted": false,
  "eligibility-exception-ended": false,
  "registration-hold-placed": false,
  "registration-hold-lifted": false,
  "entry-added": false,
  "entry-moved": false,
  "claim-code-made": false,
  "account-claimed": false,
  "account-deleted": true,
  "entry-withdrawn": false,
  "entry-removed": false,
  "entry-kept": false,
  "rating-left-out": false,
  "strike-forgiven": false,
  "strike-counted-again": false,
  "late-entry": false,
  "schedule-published": true,
  "playoff-drawn": true,
  "round-extended": true,
  "session-moved": true,
  "forfeits-declared": true,
  "forfeits-undone": true,
  "season-finished": true,
  "rules-changed": true,
  "break-added": true,
  "break-removed": true,
  "entries-imported": true,
  "season-copied": true,
  "season-archived": true,
  "season-unarchived": true,
  "venue-created": true,
  "venue-moved": true,
  "venue-hours-set": true,
  "venue-closed": true,
  "venue-reopened": true,
  "venue-stock-changed": true,
  "season-venue-set": true,
  "checked-out": false,
  "checked-in": false,
  "wrote-to-players": false,
};
