import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type ComponentProps, cache } from "react";
import { Keyboard } from "@/components/desk/keyboard";
import { Queue } from "@/components/desk/queue";
import { DeskFrame } from "@/components/layout/frames";
import { ArchivedMatch } from "@/components/match/desk/archived-match";
import { CaseActions } from "@/components/match/desk/case-actions";
import { CaseCrumb } from "@/components/match/desk/case-crumb";
import { DirectorActions } from "@/components/match/desk/director-actions";
import { Dossier } from "@/components/match/desk/dossier";
import { OwnMatch } from "@/components/match/desk/own-match";
import { RatingsSection } from "@/components/match/desk/ratings-section";
import { WatchingAtSession } from "@/components/match/desk/watching-at-session";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { wholeQueue } from "@/lib/desk/view/whole-queue";
import { asCase } from "@/lib/match/rules/as-case";
import { isToPlay } from "@/lib/match/rules/state";
import { canAnyoneDecide } from "@/lib/match/store/deciders";
import { type ShownMatch, sideOf } from "@/lib/match/store/match-record";
import { findMatchOfDesk } from "@/lib/match/store/read-match";
import { isAllowed } from "@/lib/match/view/bracket-limits";
import { headOfCase } from "@/lib/match/view/case-head";
import { dossierView } from "@/lib/match/view/case-view";
import { draftRule } from "@/lib/match/view/draft-ruling";
import { effectNote, effectsOf } from "@/lib/match/view/effect";
import { mostUrgentFirst, type QueueReader } from "@/lib/match/view/queue-groups";
import { citableRules, deadlineFields, resultChoices, scoreHint } from "@/lib/match/view/ruling-view";
import { similarRulings } from "@/lib/match/view/similar-rulings";
import { shownRulings } from "@/lib/match/view/suggested-ruling-view";
import { chosenRuling, suggestedRulingsFor } from "@/lib/match/view/suggested-rulings";
import { doneWords } from "@/lib/match/words/desk-done";
import { refusalSentence } from "@/lib/match/words/refusals";
import { paths } from "@/lib/paths";
import { namesOf, shortMatchTitle, shortNames } from "@/lib/people/words/names";
import { roomRecord } from "@/lib/room/view/room-record";
import { matchId } from "@/lib/shared/form-fields";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { deskRatings } from "@/lib/sportsmanship/view/desk-ratings";
import { deskFrame } from "../../load-desk-frame";
import { type CaseFacts, loadCaseFacts } from "./load-case-facts";

type Props = {
  readonly params: Promise<{ org: string; id: string }>;
  readonly searchParams: Promise<{ done?: string | string[]; answer?: string | string[] }>;
};

const findCase = cache(async (org: string, id: string) => {
  const desk = await requireDirector(org, paths.case(org, id));
  const match = matchId.safeParse(id).success ? await findMatchOfDesk(desk.scope, id) : undefined;
  return { desk, match };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, id } = await params;
  const { match } = await findCase(org, id);
  return match ? { title: `Case: ${shortMatchTitle(namesOf(match))}` } : {};
}

/** One match with everything known about it, and what a director can do. */
export default async function CasePage({ params, searchParams }: Props) {
  const { org, id } = await params;
  const { desk, match: found } = await findCase(org, id);
  if (!found) notFound();
  const at = clock();
  const now = instantOf(at);
  const match = { ...found, state: asCase(found.state, now) };
  const { done, answer } = await searchParams;
  const facts = await loadCaseFacts(desk.scope, match, at);
  const { decisions, queue } = facts;
  const reader = { org, zone: desk.organization.timeZone, now };
  const isOwn = sideOf(match, desk.actor.id) !== null;
  const othersDecide = !isOwn || (await canAnyoneDecide(match.id, at));
  const frame = deskFrame(desk, decisions);
  const next = mostUrgentFirst(queue).find(
    (waiting) => waiting.id !== match.id && !sideOf(waiting, desk.actor.id),
  );

  return (
    <DeskFrame {...frame} current="desk">
      <DoneNotice done={done} words={doneWords(match)}>
        {next && (
          <>
            Next in the queue: <Link href={paths.case(org, next.id)}>{shortMatchTitle(namesOf(next))}</Link>.
          </>
        )}
      </DoneNotice>
      <CaseCrumb match={match} />
      <WhatToDecide
        match={match}
        now={now}
        isOwn={isOwn}
        othersDecide={othersDecide}
        canReopen={!isOwn && !match.isArchived && !facts.departed.refusal && !facts.limits.reopen}
      />
      <div className="desk">
        <div className="no-print max-md:hidden">
          <Queue {...wholeQueue(decisions, queue, { ...reader, current: match.id })} />
        </div>
        <Dossier {...dossierOf(match, facts, reader)} />
        <div className="rulings no-print">
          {isOwn ? (
            <OwnMatch org={org} othersDecide={othersDecide} isAdmin={frame.isAdmin} />
          ) : (
            <Rulings match={match} facts={facts} reader={reader} asked={answer} />
          )}
        </div>
      </div>
      <Keyboard desk={paths.desk(org)} />
    </DeskFrame>
  );
}

type WhatToDecideProps = {
  readonly match: ShownMatch;
  readonly now: Instant;
  readonly isOwn: boolean;
  readonly othersDecide: boolean;
  readonly canReopen: boolean;
};

function WhatToDecide({ match, now, isOwn, othersDecide, canReopen }: WhatToDecideProps) {
  const head = headOfCase(match, { now, isOwn, othersDecide, canReopen });
  const isTheirs = match.state.status === "with-director" && !isOwn;

  return (
    <NextMove
      level={1}
      className="desk-next"
      {...head}
      why={
        <>
          {head.why}{" "}
          {!match.isArchived && (
            <a className="no-print min-[76rem]:hidden" href="#ruling">
              {isTheirs ? "Go to your ruling" : "Go to what you can do"}
            </a>
          )}
        </>
      }
    />
  );
}

function dossierOf(
  match: ShownMatch,
  facts: CaseFacts,
  { org, zone }: QueueReader,
): ComponentProps<typeof Dossier> {
  const { names, origins, search, past, room } = facts;
  return {
    ...dossierView(
      match,
      { nameOf: (id) => names.get(id), originOf: (seq) => origins.get(seq) },
      search?.find?.games.map(({ startedAt, reported: { pgn } }) => ({ startedAt, pgn })),
    ),
    similar: similarRulings(past, match.state, draftRule(match.state, match.rules), org),
    room: roomRecord(room.events, {
      names: shortNames(namesOf(match)),
      rules: match.rules,
      zone,
      firstGame: room.firstGame,
    }),
  };
}

type RulingsProps = {
  readonly match: ShownMatch;
  readonly facts: CaseFacts;
  readonly reader: QueueReader;
  /** The answer that they picked, by its key in the address. */
  readonly asked: string | string[] | undefined;
};

/** What a director can do about the match; the answer they picked fills the form. */
function Rulings({ match, facts, reader: { org, now }, asked }: RulingsProps) {
  const { scene, isPlayoffDrawn, watching, ratings, departed, limits } = facts;
  const { status } = match.state;
  const isUnplayed = isToPlay(status);
  const isVoid = status === "void";
  const deadline = deadlineFields(match, now);
  const answers = suggestedRulingsFor(match, deadline.suggested, now).filter((each) =>
    isAllowed(each, limits),
  );
  const chosen = chosenRuling(answers, asked);
  const shown = shownRulings(answers, match, scene, { org, now, chosen: chosen?.key });
  const shownChoice = shown.find(({ current }) => current);
  const rated = ratings ? deskRatings(ratings, shortNames(namesOf(match))) : [];

  return (
    <DirectorActions matchId={match.id} seen={match.events.length}>
      {match.isArchived ? (
        <ArchivedMatch org={org} season={match.season.slug} />
      ) : (
        <CaseActions
          org={org}
          names={namesOf(match)}
          isWaiting={status === "with-director"}
          can={{
            rule: !isVoid,
            extend: isUnplayed,
            reopen: !isUnplayed && !departed.refusal && !limits.reopen,
            void: !isVoid && !limits.void,
          }}
          hasDeparted={departed.events.length > 0}
          results={resultChoices(match).filter(({ value }) => !limits.results.includes(value))}
          scoreHint={scoreHint(match)}
          rules={citableRules(match.rules)}
          effects={shownChoice?.effects ?? (scene ? effectsOf(scene) : [])}
          note={
            isVoid && departed.refusal
              ? refusalSentence({ code: departed.refusal })
              : effectNote(isPlayoffDrawn)
          }
          bracketNote={limits.note}
          answers={shown}
          chosen={chosen && shownChoice && { ...shownChoice, fill: chosen.fill }}
          deadline={deadline}
        />
      )}
      {watching?.isAtSession && isUnplayed && (
        <WatchingAtSession org={org} match={match} watching={watching} />
      )}
      {rated.length > 0 && <RatingsSection org={org} ratings={rated} />}
    </DirectorActions>
  );
}
