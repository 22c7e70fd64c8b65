import type { Guard } from "./guard.ts";

const OLD_PAGES = "lib/season/store/old-pages.db.test.ts";
const ROUND_ACTS = "lib/stages/store/round-acts.db.test.ts";
const EXECUTE = "lib/match/store/execute.ts";

/** An answer applies to what was on the page. */
export const VERSION_GUARDS: readonly Guard[] = [
  {
    name: "the version that a command answers",
    without: { file: EXECUTE, text: "if (newer.length === 0) return null;", rather: "return null;" },
    noticedBy: ["lib/match/store/execute.db.test.ts"],
  },
  {
    name: "the dates of a round that a director answers",
    without: {
      file: "lib/stages/store/extend-round.ts",
      text: 'if (!(await isRoundAsSeen(tx, round.id, seen))) return refuse("changed");',
      rather: "",
    },
    noticedBy: [ROUND_ACTS],
  },
  {
    name: "the status of a season that a director answers",
    without: {
      file: "lib/season/rules/steps.ts",
      text: 'if (seen !== undefined && seen !== status) return "changed";',
      rather: "",
    },
    noticedBy: [OLD_PAGES],
  },
  {
    name: "the opening hours that a director answers",
    without: {
      file: "lib/venue/store/change-venue.ts",
      text: 'if ((await findHoursStamp(tx, venue.id)) !== seen) return refuse("changed");',
      rather: "",
    },
    noticedBy: [OLD_PAGES],
  },
  {
    name: "the lock on a venue whose hours are set",
    without: {
      file: "lib/venue/store/change-venue.ts",
      text: "SELECT id FROM venue WHERE id = ${venue.id}::uuid FOR UPDATE`",
      rather: "SELECT id FROM venue WHERE id = ${venue.id}::uuid`",
    },
    noticedBy: [OLD_PAGES],
  },
  {
    name: "the spots that a director answers",
    without: {
      file: "lib/entries/store/waitlist.ts",
      text: 'if (seen !== undefined && seen !== String(division.capacity ?? "no limit")) return refuse("changed");',
      rather: "",
    },
    noticedBy: [OLD_PAGES],
  },
  {
    name: "the players that a schedule is drawn for",
    without: {
      file: "lib/stages/store/publish.ts",
      text: "isAsSeen: await isDivisionAsSeen(tx, season, plan.divisionId, plan.seen),",
      rather: "isAsSeen: true,",
    },
    noticedBy: [OLD_PAGES],
  },
];
