import { shortDayAndTime } from "@/lib/shared/dates";
import { instantOf, type Zone } from "@/lib/shared/instant";
import { makeAmount, printMoney } from "../rules/amount";
import type { FeeStatus } from "../rules/ledger";
import type { FeePlayer, Mark } from "../store/read-ledger";
import { FEE_STATUS_WORDS, MARK_WORDS } from "../words/fee-words";

/** A player in the ledger, ready to print. */
export type FeeRow = {
  readonly userId: string;
  readonly name: string;
  /** "Open, Under 15"; empty if they have left. */
  readonly divisions: string;
  readonly status: FeeStatus;
  /** They play and haven't paid; someone who waits for a spot or has left owes nothing. */
  readonly owes: boolean;
  /** Oldest first. */
  readonly lines: readonly { readonly number: number; readonly words: string }[];
  /** The number of the last line, for the forms. */
  readonly seen: string;
};

/** The ledger of a season, those who owe first. Without a fee, only those with a line in it. */
export function feeRows(
  players: readonly FeePlayer[],
  { zone, hasFee }: { readonly zone: Zone; readonly hasFee: boolean },
): readonly FeeRow[] {
  const rows = listedOf(players, hasFee).map(({ userId, name, divisions, isPlaying, status, marks }) => ({
    userId,
    name,
    divisions: divisions.join(", "),
    status,
    owes: owes({ isPlaying, status }),
    lines: marks.map((mark) => ({ number: mark.number, words: markWords(mark, zone) })),
    seen: String(marks.at(-1)?.number ?? 0),
  }));
  return rows.toSorted((one, other) => Number(other.owes) - Number(one.owes));
}

function listedOf(players: readonly FeePlayer[], hasFee: boolean): readonly FeePlayer[] {
  return players.filter(({ marks }) => hasFee || marks.length > 0);
}

export function owes({ isPlaying, status }: Pick<FeePlayer, "isPlaying" | "status">): boolean {
  return isPlaying && status === "owed";
}

/** "Paid $25.00. Renata Kovács, Mon, Nov 16, 9:00 am. Note: Cash" */
function markWords({ kind, money, note, markedAt, markedBy }: Mark, zone: Zone): string {
  const what =
    money === null || kind === "undone" ? MARK_WORDS[kind] : `${MARK_WORDS[kind]} ${printMoney(money)}`;
  const when = shortDayAndTime(instantOf(markedAt), zone);
  const said = `${what}. ${markedBy === null ? when : `${markedBy}, ${when}`}.`;
  return note === null ? said : `${said} Note: ${note}`;
}

const FEE_COLUMNS = ["Name", "Divisions", "Status", "Amount", "Currency", "Marked", "By", "Note"];

/** The ledger as a file: how the fee of each player who is listed stands, and the last mark. */
export function feeFile(
  players: readonly FeePlayer[],
  season: { readonly zone: Zone; readonly hasFee: boolean },
): readonly (readonly string[])[] {
  return [FEE_COLUMNS, ...listedOf(players, season.hasFee).map((player) => feeCells(player, season))];
}

function feeCells(
  { name, divisions, isPlaying, status, marks }: FeePlayer,
  { zone, hasFee }: { readonly zone: Zone; readonly hasFee: boolean },
): readonly string[] {
  const last = status === "owed" ? undefined : marks.at(-1);
  const canOwe = hasFee && isPlaying;
  return [
    name,
    divisions.join(", "),
    status === "owed" && !canOwe ? "" : FEE_STATUS_WORDS[status],
    last?.money ? makeAmount(last.money) : "",
    last?.money?.currency ?? "",
    last ? shortDayAndTime(instantOf(last.markedAt), zone) : "",
    last?.markedBy ?? "",
    last?.note ?? "",
  ];
}
