"use client";

import { type RefObject, useState } from "react";
import { MOST_GAMES, type ReportedGame } from "@/lib/match/rules/games";
import { type JudgedMoves, withJudged } from "@/lib/match/view/judged-moves";
import {
  type DraftGame,
  draftOf,
  EMPTY_GAME,
  type PlannedGame,
  planReport,
  type ReportPlan,
  withoutExpectedColors,
} from "@/lib/match/view/plan-report";
import { readDraft } from "@/lib/match/view/read-draft";
import { endingChoices } from "@/lib/match/words/endings";
import { score } from "@/lib/match/words/scores";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { doDrawsCount } from "@/lib/season/rules/drawn-games";
import { Fold } from "../ui/fold";
import { Scripted } from "../ui/scripted";
import { GameFields } from "./game-fields";
import { Tally } from "./tally";
import { useFormReading } from "./use-form-reading";
import { useMoveTools } from "./use-move-tools";

/** What is typed about the games, and the form that follows from it. */
export type GamesTyped = {
  readonly draft: readonly DraftGame[];
  readonly plan: ReportPlan;
  /** What the moves of each game say; null for a game without moves. */
  readonly judged: readonly (JudgedMoves | null)[];
  readonly tools: ReturnType<typeof useMoveTools>;
  /** JavaScript is running, so the form follows what is typed. */
  readonly isLive: boolean;
  /** Was the game changed since the form came back? Then what was wrong with it may not be anymore. */
  readonly isCorrected: (index: number) => boolean;
};

/**
 * Follows what is typed about the games. It starts from what was typed before the page was rendered, or else from the
 * version of the games to change.
 */
export function useGames(
  rules: RulePack,
  names: Pair,
  given: readonly ReportedGame[],
  typed: Readonly<Record<string, string>> | undefined,
  box: RefObject<HTMLElement | null>,
): GamesTyped {
  const [draft, setDraft] = useState<readonly DraftGame[]>(() =>
    withoutExpectedColors(typed ? readDraft((name) => typed[name]) : draftOf(given), rules.match),
  );
  const [isLive, setLive] = useState(false);
  const [refused, setRefused] = useState({ typed, draft });
  if (refused.typed !== typed) setRefused({ typed, draft });
  useFormReading(box, (data) => {
    setLive(true);
    const field = (name: string) => data.get(name)?.toString();
    setDraft((before) => withoutExpectedColors(readDraft(field, before), rules.match));
  });
  const tools = useMoveTools(draft.some(({ pgn }) => pgn.trim() !== ""));
  const judged = tools ? tools.judgeDraft(draft, rules, names) : [];
  const told = draft.map((game, index) => withJudged(game, judged[index]));
  const isCorrected = (index: number) =>
    JSON.stringify(draft[index]) !== JSON.stringify(refused.draft[index]);
  return { draft, plan: planReport(told, rules.match), judged, tools, isLive, isCorrected };
}

interface GamesFormProps {
  readonly games: GamesTyped;
  readonly names: Pair;
  readonly full: Pair;
  readonly rules: RulePack;
  readonly errorOf: (field: string) => string | undefined;
}

/** The fields of all games and the score they add up to. Without JavaScript a fold has fields for more games. */
export function GamesForm({
  games: { draft, plan, judged, tools, isCorrected },
  names,
  full,
  rules,
  errorOf,
}: GamesFormProps) {
  const endings = endingChoices(rules);
  const further = furtherWords(plan, rules.match);
  const fields = (game: PlannedGame, note?: string) => (
    <GameFields
      key={game.index}
      game={game}
      draft={draft[game.index] ?? EMPTY_GAME}
      names={names}
      endings={endings}
      clock={rules.clock}
      needsEnding={rules.match.stalemate !== rules.match.otherDraws}
      legend={gameTitle(game.index, plan.games.length, rules.match)}
      error={errorOf(`game-${game.index}`)}
      isCorrected={isCorrected(game.index)}
      note={note}
      judged={judged[game.index] ?? null}
      Viewer={tools?.GameViewer}
    />
  );

  return (
    <>
      <div>{plan.games.map((game) => fields(game, noteOf(game, plan, rules.match)))}</div>
      {further && (
        <noscript>
          <Fold summary={further}>{furtherGames(plan.games.length).map((game) => fields(game))}</Fold>
        </noscript>
      )}
      <div aria-live="polite">
        <Scripted>
          <Tally home={full.home} away={full.away} score={soFar(plan)} />
        </Scripted>
      </div>
    </>
  );
}

function noteOf(game: PlannedGame, plan: ReportPlan, rules: RulePack["match"]): string | undefined {
  if (game.isExtra) return "The match was tied, so one more game was played, with colors reversed.";
  if (!game.isConditional || plan.isComplete) return undefined;
  if (rules.bestOf === 3 && !doDrawsCount(rules)) return "Only if it was 1–1. Leave it empty at 2–0.";
  return "Only if the match wasn’t decided yet. Otherwise leave it empty.";
}

/** "Game 2", or "The game" if the match has only one. */
function gameTitle(index: number, games: number, { bestOf }: RulePack["match"]): string {
  return bestOf === 1 && games === 1 && index === 0 ? "The game" : `Game ${index + 1}`;
}

/** A dash until someone has won a game, because a match that hasn't been played isn't 0–0. */
function soFar({ score: games }: ReportPlan): string {
  return games.home === 0 && games.away === 0 ? "–" : score(games);
}

/** Why there may be more games than these; after 2–0 it isn't necessarily a replay. Null if there can't be more. */
function furtherWords({ games }: ReportPlan, rules: RulePack["match"]): string | null {
  if (games.length < rules.bestOf) return "Another game was played";
  if (rules.stalemate === "replay" || rules.otherDraws === "replay") return "A game was drawn and replayed";
  return rules.levelMatch === "one-more-game" ? "It was tied, so one more game was played" : null;
}

function furtherGames(from: number): readonly PlannedGame[] {
  return Array.from({ length: MOST_GAMES - from }, (_, offset) => ({
    index: from + offset,
    expectedWhite: null,
    white: null,
    isReplay: false,
    isExtra: false,
    isConditional: true,
  }));
}
