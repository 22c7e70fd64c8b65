import type { Guard } from "./guard.ts";

const PHOTOS = "lib/match/store/photos/photos.db.test.ts";
const HISTORY = "lib/match/store/history.db.test.ts";

/** History can't be changed. */
export const HISTORY_GUARDS: readonly Guard[] = [
  {
    name: "the order of events",
    without: { sql: "DROP TRIGGER match_event_in_order ON match_event" },
    noticedBy: [HISTORY],
  },
  {
    name: "one event per number",
    without: { sql: "ALTER TABLE match_event DROP CONSTRAINT match_event_pkey CASCADE" },
    noticedBy: [HISTORY],
  },
  {
    name: "one event per number, and the order of events",
    without: {
      sql: "ALTER TABLE match_event DROP CONSTRAINT match_event_pkey CASCADE; DROP TRIGGER match_event_in_order ON match_event",
    },
    noticedBy: [HISTORY],
  },
  ...[
    ["match_event", "match_event_append_only"],
    ["match_event", "match_event_no_truncate"],
    ["audit_event", "audit_event_append_only"],
    ["audit_event", "audit_event_no_truncate"],
    ["rule_pack", "rule_pack_append_only"],
  ].map(([table, trigger]) => ({
    name: `${trigger}, which protects history`,
    without: { sql: `DROP TRIGGER ${trigger} ON ${table}` },
    noticedBy: [HISTORY],
  })),
  ...["photo_append_only", "photo_only_stored", "photo_no_truncate"].map((trigger) => ({
    name: `${trigger}, which protects photos`,
    without: { sql: `DROP TRIGGER ${trigger} ON photo` },
    noticedBy: [PHOTOS],
  })),
];
