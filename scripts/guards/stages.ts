import type { Guard } from "./guard.ts";

const IN_GROUPS = "lib/stages/store/groups.db.test.ts";

/** The draw of a stage stays as it is. A playoff is drawn under two locks, of which one is enough to draw it once. */
export const STAGE_GUARDS: readonly Guard[] = [
  ...["group_member_append_only", "group_member_no_truncate"].map((trigger) => ({
    name: `${trigger}, which keeps the draw of groups as it is`,
    without: { sql: `DROP TRIGGER ${trigger} ON group_member` },
    noticedBy: [IN_GROUPS],
  })),
  {
    name: "match_within_group: the two players of a match are in one group",
    without: { sql: 'DROP TRIGGER match_within_group ON "match"' },
    noticedBy: [IN_GROUPS],
  },
  {
    name: "the lock on a season whose schedule is published",
    without: {
      file: "lib/season/store/lock-season.ts",
      text: "AND d.organization_id = ${organizationId}::uuid FOR UPDATE OF d, s`",
      rather: "AND d.organization_id = ${organizationId}::uuid`",
    },
    noticedBy: ["lib/season/store/old-pages.db.test.ts"],
  },
];
