import { paths } from "@/lib/paths";
import type { Zone } from "@/lib/shared/instant";
import { lacksGuardian } from "../rules/minor";
import type { WaiverPlayer } from "../store/read-players";
import { acceptedWords } from "../words/waiver-words";

/** A player in the list of who has accepted, ready to print. */
export type WaiverRow = {
  readonly userId: string;
  readonly name: string;
  /** "Open, Under 15"; empty if they have left. */
  readonly divisions: string;
  readonly words: string;
  readonly isMinor: boolean;
  /** They have yet to accept the current version. */
  readonly isMissing: boolean;
  readonly printHref: string | null;
  /** Recorded paper, which the director can remove. */
  readonly paperId: string | null;
};

/** Who has accepted what, those who haven't first. If no waiver is asked for, only those who accepted an earlier one. */
export function waiverRows(
  {
    org,
    season,
    zone,
    isAsked,
  }: { readonly org: string; readonly season: string; readonly zone: Zone; readonly isAsked: boolean },
  players: readonly WaiverPlayer[],
): readonly WaiverRow[] {
  const listed = players.filter(({ acceptance }) => isAsked || acceptance !== null);
  const rows = listed.map(({ userId, name, divisions, isMinor, acceptance, hasAcceptedNewest }) => ({
    userId,
    name,
    divisions: divisions.join(", "),
    words: wordsOf(
      acceptance && acceptedWords(acceptance, zone),
      acceptance?.note ?? null,
      hasAcceptedNewest || !isAsked ? null : missingWords({ isMinor, acceptance }),
    ),
    isMinor,
    isMissing: isAsked && !hasAcceptedNewest && divisions.length > 0,
    printHref: acceptance && paths.acceptedWaiver(org, season, acceptance.id),
    paperId: acceptance?.onPaper ? acceptance.id : null,
  }));
  return rows.toSorted((one, other) => Number(other.isMissing) - Number(one.isMissing));
}

function missingWords(player: Pick<WaiverPlayer, "isMinor" | "acceptance">): string {
  return lacksGuardian(player)
    ? "A parent or guardian hasn’t accepted it."
    : "Hasn’t accepted the current version.";
}

function wordsOf(accepted: string | null, note: string | null, missing: string | null): string {
  if (accepted === null) return "Hasn’t accepted it.";
  const said = note === null ? accepted : `${accepted} Note: ${note}`;
  return missing === null ? said : `${missing} ${said}`;
}
