import type { MatchStatus } from "@/lib/match/rules/state";
import type { Effect } from "@/lib/match/view/effect";
import { paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { matchName } from "@/lib/stages/words/round-name";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { LeavingPreview } from "../store/leaving";

/** An open match of a player who leaves. */
export type LeavingMatch = {
  readonly href: string;
  /** "Round 3 vs. Amara Osei" */
  readonly title: string;
  readonly becomes: string;
  readonly warning: string | undefined;
};

/** The standings before and after, in the order after; the leaving player comes last. */
export function effectOfLeaving({ plan, entry }: LeavingPreview): readonly Effect[] {
  if (plan.before.length === 0) return [];
  const after = new Map(plan.after.map((row) => [row.entryId, row]));
  const last = plan.before.length + 1;
  const rankOf = (entryId: string) => after.get(entryId)?.rank ?? last;
  const rows = plan.before
    .toSorted((one, two) => rankOf(one.entryId) - rankOf(two.entryId))
    .map((row) => {
      const next = after.get(row.entryId);
      return {
        name: row.name,
        now: printPoints(row.points),
        next: next ? printPoints(next.points) : "–",
        rank: { from: row.rank, to: next?.rank ?? null },
      };
    });
  return [{ heading: `if ${firstName(entry.name)} leaves`, rows, others: 0 }];
}

/** The matches that aren't decided, and what becomes of each. */
export function viewMatchesToClose(org: string, { plan, names }: LeavingPreview): readonly LeavingMatch[] {
  const lostByBoth = plan.lostByBoth.map(({ id, opponentId, slot }) => ({
    href: paths.case(org, id),
    title: `${matchName(slot)} vs. ${names.get(opponentId) ?? ""}`,
    becomes: "was voided, and becomes a double forfeit",
    warning: undefined,
  }));
  const toClose = plan.matchesToClose.map(({ id, opponentId, becomes, slot, status }) => {
    const opponent = names.get(opponentId) ?? "";
    return {
      href: paths.case(org, id),
      title: `${matchName(slot)} vs. ${opponent}`,
      becomes: becomes === "void" ? "void, doesn’t count" : `${firstName(opponent)} wins without playing`,
      warning: WARNINGS[status],
    };
  });
  return [...toClose, ...lostByBoth];
}

/** What the director should look at before the player's report is voided with the rest. */
const WARNINGS: Partial<Record<MatchStatus, string>> = {
  reported: "This match was reported. If it was played, decide it first.",
  "with-director": "This match is waiting for your ruling. If it was played, rule on it first.",
};
