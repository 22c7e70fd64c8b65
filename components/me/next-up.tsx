import { isToPlay } from "@/lib/match/rules/state";
import { matchParts } from "@/lib/match/view/match-parts";
import { type MatchScene, sceneWords } from "@/lib/match/view/match-scene";
import { actOf, type MyMoves } from "@/lib/match/view/my-moves";
import { paths } from "@/lib/paths";
import { shortDay, time } from "@/lib/shared/dates";
import { list } from "@/lib/shared/text";
import { matchName, theMatch } from "@/lib/stages/words/round-name";
import type { TermRow } from "@/lib/standings/view/my-term";
import { weekDays } from "@/lib/venue/words/week";
import { Week } from "../match/week";
import { ButtonLink } from "../ui/button";
import { NextMove } from "../ui/next-move";

interface NextUpProps {
  readonly moves: MyMoves;
  /** The rounds of the reader's seasons, including those that open too late to be listed as moves. */
  readonly term: readonly TermRow[];
  /** Are they in a division where they have no match yet? */
  readonly isUnpaired: boolean;
  /** "Open (Fall 2026)": what they left or were removed from, if they play in nothing else. */
  readonly left: readonly string[];
  /** "You advance.": what their last match led to in a bracket. */
  readonly ledTo: string | null;
}

/**
 * The first thing on "Your move": the most urgent thing to do, else what is being waited for, else what comes next.
 */
export function NextUp({ moves: { yours, others, coming }, ...rest }: NextUpProps) {
  const first = yours[0] ?? others[0];
  if (first) return <MatchUp scene={first} />;
  const next = coming[0];
  return next ? (
    <ComingUp scene={next} />
  ) : (
    <NextMove level={1} turn="none" what="Nothing is waiting for you" why={whyNothing(rest)} />
  );
}

function whyNothing({ term, isUnpaired, left, ledTo }: Omit<NextUpProps, "moves">): string {
  const next = term.find(({ stage, isToPlay }) => stage === "ahead" && isToPlay);
  if (next) return `Your next round begins on ${next.when}.`;
  if (isUnpaired) return "Your first match appears here once it’s paired.";
  if (left.length > 0)
    return `You’re no longer playing in ${list(left)}. If you think that’s a mistake, ask the office.`;
  return ["All your matches so far are decided.", ledTo, IF_ANOTHER].filter(Boolean).join(" ");
}

const IF_ANOTHER = "If you have another one, it appears here, and you get an email.";

function MatchUp({ scene }: { readonly scene: MatchScene }) {
  const { state, zone, now, side, slot } = scene;
  const words = sceneWords(scene);
  const act = actOf(scene);
  const isOn = isToPlay(state.status);
  const week = isOn ? (
    <Week
      days={weekDays(state.deadlineAt, now, zone)}
      piece={side === "home" ? "white" : "black"}
      label={`${matchName(slot)}, day by day`}
    />
  ) : undefined;

  return (
    <NextMove
      level={1}
      turn={words.turn}
      turnLabel={words.turnLabel}
      what={words.what}
      why={words.why}
      by={words.by ? { ...words.by, week } : undefined}
      actions={
        <>
          <ButtonLink kind={words.turn === "you" ? "primary" : "plain"} href={act.href}>
            {act.label}
          </ButtonLink>
          {matchParts(scene).report === "fold" && (
            <ButtonLink kind="link" href={paths.match(scene.id, "report")}>
              Already played? Report it
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function ComingUp({ scene }: { readonly scene: MatchScene }) {
  const { round, slot, zone, them, id } = scene;
  return (
    <NextMove
      level={1}
      turn="none"
      what={`You play ${them} in ${theMatch(slot)}`}
      why="Nothing to do until the round opens. Then you can agree on a time."
      actions={<ButtonLink href={paths.match(id)}>Open the match</ButtonLink>}
      by={{
        label: "opens on",
        day: shortDay(round.opensAt, zone),
        time: time(round.opensAt, zone),
        at: round.opensAt,
      }}
    />
  );
}
