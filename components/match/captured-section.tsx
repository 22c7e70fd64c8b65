import type { CapturedPoints } from "chess-core";
import { listedPoints } from "@/lib/match/rules/captured";
import { pointsSentence } from "@/lib/match/rules/captured-outcome";
import type { ReportedGame } from "@/lib/match/rules/games";
import { playedPoints } from "@/lib/match/rules/played-points";
import { readRecord } from "@/lib/match/rules/read-record";
import { blackOf } from "@/lib/match/view/final-position";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { areCapturesCounted, endingWord } from "@/lib/match/words/endings";
import { paths } from "@/lib/paths";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { CapturedTable } from "../adjudicator/captured-table";
import { Link } from "../ui/link";

/**
 * For a game that ran out of time: what each side had taken, what it's worth, and the rule. Nothing for other games.
 */
export function CapturedSection({
  scene,
  games,
}: {
  readonly scene: MatchScene;
  readonly games: readonly ReportedGame[];
}) {
  const { rules, names, organization, season } = scene;
  const decided = games.flatMap((game, index) => {
    const captured = capturedMen(game, rules);
    return captured ? [{ game, captured, number: index + 1 }] : [];
  });

  return decided.map(({ game, captured, number }) => (
    <div key={number} className="mt-8">
      <CapturedTable
        captured={captured}
        values={rules.clock.pieceValues}
        id={`captured-${number}`}
        title={games.length === 1 ? "Captured points" : `Captured points of game ${number}`}
        takers={{
          white: `${names[game.white]}, White, took`,
          black: `${names[blackOf(game)]}, Black, took`,
        }}
      />
      <p className="next-why">
        {endingWord("match-time", rules)}, so captured points decide: {pointsSentence(captured)}.{" "}
        <Link href={paths.ruleSheet(organization.slug, season.slug)}>Read the rule</Link>
      </p>
    </div>
  ));
}

/** What decided a game when time ran out; null if something else did. */
function capturedMen(game: ReportedGame, rules: Pick<RulePack, "clock">): CapturedPoints | null {
  if (game.ending !== "match-time" || !areCapturesCounted(rules)) return null;
  const played = readRecord(game.pgn)?.game;
  if (played) return playedPoints(played, rules.clock);
  return game.taken ? listedPoints(game.taken, rules.clock) : null;
}
