import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Keyboard } from "@/components/desk/keyboard";
import { Queue } from "@/components/desk/queue";
import { DeskFrame } from "@/components/layout/frames";
import { CaseActions } from "@/components/match/desk/case-actions";
import { DirectorActions } from "@/components/match/desk/director-actions";
import { Dossier } from "@/components/match/desk/dossier";
import { RatingsSection } from "@/components/match/desk/ratings-section";
import { WatchingAtSession } from "@/components/match/desk/watching-at-session";
import { Crumb } from "@/components/ui/crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { readDecisions } from "@/lib/desk/store/decisions";
import { playerGroups } from "@/lib/entries/view/player-groups";
import { asCase } from "@/lib/match/rules/as-case";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { isToPlay } from "@/lib/match/rules/state";
import { ifUnanswered } from "@/lib/match/rules/unanswered";
import { NOBODY, previewReopening } from "@/lib/match/store/departed";
import { sideOf } from "@/lib/match/store/match-record";
import { listPastRulings } from "@/lib/match/store/past-rulings";
import { findMatchOfDesk, findOrigins, listQueue } from "@/lib/match/store/read-match";
import { readWatchFacts } from "@/lib/match/store/watching";
import { shownAnswers } from "@/lib/match/view/answer-view";
import { answersOf, chosenAnswer } from "@/lib/match/view/answers";
import { caseHead } from "@/lib/match/view/case-head";
import { dossierView } from "@/lib/match/view/case-view";
import { draftRule } from "@/lib/match/view/draft-ruling";
import { effectNote, effectsOf } from "@/lib/match/view/effect";
import { forfeitGroups } from "@/lib/match/view/forfeit-groups";
import { mostUrgentFirst, queueGroups } from "@/lib/match/view/queue-groups";
import { citableRules, deadlineFields, resultChoices, scoreHint } from "@/lib/match/view/ruling-view";
import { similarRulings } from "@/lib/match/view/similar-rulings";
import { doneWords } from "@/lib/match/words/desk-done";
import { findSearch } from "@/lib/online/store/searches";
import { paths } from "@/lib/paths";
import { namesOf, shortMatchTitle, shortNames } from "@/lib/people/words/names";
import { readEveryGame } from "@/lib/room/store/read-games";
import { roomRecord } from "@/lib/room/view/room-record";
import { matchId } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";
import { readRatings } from "@/lib/sportsmanship/store/ratings";
import { deskRatings } from "@/lib/sportsmanship/view/desk-ratings";
import { formatOf } from "@/lib/stages/formats";
import { matchOfAll } from "@/lib/stages/words/round-name";
import { deskFrame } from "../../load-desk-frame";
import { findNames, findScene } from "./load-case-facts";

type Props = {
  readonly params: Promise<{ org: string; id: string }>;
  readonly searchParams: Promise<{ done?: string | string[]; answer?: string | string[] }>;
};

const loadCase = cache(async (org: string, id: string) => {
  const desk = await requireDirector(org);
  const match = matchId.safeParse(id).success ? await findMatchOfDesk(desk.scope, id) : undefined;
  return { desk, match };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, id } = await params;
  const { match } = await loadCase(org, id);
  return match ? { title: `Case: ${shortMatchTitle(namesOf(match))}` } : {};
}

/** One match with everything known about it, and what a director can do. */
export default async function CasePage({ params, searchParams }: Props) {
  const { org, id } = await params;
  const { desk, match: found } = await loadCase(org, id);
  if (!found) notFound();
  const now = instantOf(clock());
  const match = { ...found, state: asCase(found.state, now) };
  const { done, answer } = await searchParams;
  const [decisions, queue, scene, names, past, origins, watching, search, room, ratings, departed] =
    await Promise.all([
      readDecisions(desk.scope),
      listQueue(desk.scope),
      findScene(desk.scope, match),
      findNames(match),
      listPastRulings(desk.scope, match.id),
      findOrigins(desk.scope, match.id),
      formatOf(match.stage).makesTable ? null : readWatchFacts(match.id),
      match.rules.venue.kind === "online" ? findSearch(match.id) : null,
      readEveryGame(match.id),
      match.rules.sportsmanship.ratings === "none" ? null : readRatings(match.id),
      isToPlay(match.state.status) ? NOBODY : previewReopening(match),
    ]);
  const { held, atStrikeLimit, leaving } = decisions;
  const zone = desk.organization.timeZone;
  const isOwn = sideOf(match, desk.actor.id) !== null;
  const { status } = match.state;
  const isUnplayed = isToPlay(status);
  const head = caseHead(match, {
    zone,
    now,
    closesAt: closesAt(match.state, match.rules),
    isOwn,
    bothLose: formatOf(match.stage).words.bothLose.they,
    unanswered: ifUnanswered(match.state, match.rules),
  });
  const next = mostUrgentFirst(queue).find(
    (waiting) => waiting.id !== match.id && !sideOf(waiting, desk.actor.id),
  );

  const deadline = deadlineFields(match, now);
  const rated = ratings ? deskRatings(ratings, shortNames(namesOf(match))) : [];
  const answers = answersOf(match, deadline.suggested);
  const chosen = chosenAnswer(answers, answer);
  const shown = shownAnswers(answers, match, scene, { org, now, chosen: chosen?.key });
  const shownChoice = shown.find(({ current }) => current);
  const effects = shownChoice?.effects ?? (scene ? effectsOf(scene) : []);
  const similar = similarRulings(past, match.state, draftRule(match.state, match.rules), org);

  const { number, of } = match.round;
  const slot = { format: match.stage.format, number, of, match: match.number };

  return (
    <DeskFrame {...deskFrame(desk, decisions)} current="desk">
      <DoneNotice done={done} words={doneWords(match)}>
        {next && (
          <>
            Next in the queue: <Link href={paths.case(org, next.id)}>{shortMatchTitle(namesOf(next))}</Link>.
          </>
        )}
      </DoneNotice>
      <header className="match-head">
        <Crumb>
          <Link href={paths.desk(org)}>Desk</Link>, {match.season.name},{" "}
          <Link href={paths.deskDivision(org, match.season.slug, match.division.slug)}>
            {match.division.name}
          </Link>
          , {matchOfAll(slot)}
        </Crumb>
      </header>
      <NextMove
        level={1}
        className="desk-next"
        {...head}
        why={
          <>
            {head.why}{" "}
            <a className="min-[76rem]:hidden" href="#ruling">
              {status === "with-director" && !isOwn ? "Go to your ruling" : "Go to what you can do"}
            </a>
          </>
        }
      />
      <div className="desk">
        <div className="max-md:hidden">
          <Queue
            groups={[
              ...forfeitGroups(held, { org, now }),
              ...queueGroups(queue, { org, zone, now, current: match.id }),
              ...playerGroups(atStrikeLimit, leaving, { org, now }),
            ]}
            count={queue.length + held.length + atStrikeLimit.length + leaving.length}
          />
        </div>
        <Dossier
          {...dossierView(
            match,
            { nameOf: (id) => names.get(id), originOf: (seq) => origins.get(seq) },
            search?.find?.games.map(({ startedAt, reported: { pgn } }) => ({ startedAt, pgn })),
          )}
          similar={similar}
          room={roomRecord(room.events, {
            names: shortNames(namesOf(match)),
            rules: match.rules,
            zone,
            firstGame: room.firstGame,
          })}
        />
        <div className="rulings">
          {isOwn ? (
            <section className="rule" aria-labelledby="ruling">
              <h2 id="ruling">You can’t decide this match</h2>
              <p>You play in this match, so another director has to decide it.</p>
            </section>
          ) : (
            <DirectorActions matchId={match.id} seen={match.events.length}>
              <CaseActions
                org={org}
                names={namesOf(match)}
                isWaiting={status === "with-director"}
                can={{
                  rule: status !== "void",
                  extend: isUnplayed,
                  reopen: !isUnplayed && !departed.refusal,
                  void: status !== "void",
                }}
                hasDeparted={departed.events.length > 0}
                results={resultChoices(match)}
                scoreHint={scoreHint(match)}
                rules={citableRules(match.rules)}
                effects={effects}
                note={effectNote(scene)}
                answers={shown}
                chosen={chosen && shownChoice && { ...shownChoice, fill: chosen.fill }}
                deadline={deadline}
              />
              {watching?.isAtSession && isUnplayed && (
                <WatchingAtSession org={org} match={match} watching={watching} />
              )}
              {rated.length > 0 && <RatingsSection org={org} ratings={rated} />}
            </DirectorActions>
          )}
        </div>
      </div>
      <Keyboard desk={paths.desk(org)} />
    </DeskFrame>
  );
}
