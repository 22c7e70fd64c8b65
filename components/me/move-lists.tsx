import { type MatchScene, sceneWords } from "@/lib/match/view/match-scene";
import { actOf } from "@/lib/match/view/my-moves";
import { statusOf } from "@/lib/match/words/statuses";
import type { Leagues } from "@/lib/me/view/plan-my-page";
import { paths } from "@/lib/paths";
import { matchTitle } from "@/lib/people/words/names";
import { dayAndTime, shortDay, time } from "@/lib/shared/dates";
import { matchName, roundOfAll } from "@/lib/stages/words/round-name";
import { ButtonLink } from "../ui/button";
import { HeadRow } from "../ui/head-row";
import { Ledger, LedgerRow } from "../ui/ledger";
import { Link } from "../ui/link";
import { Status } from "../ui/status";

interface ListProps {
  readonly scenes: readonly MatchScene[];
  readonly leagues: Leagues;
}

/** The other things to do, by deadline. */
export function ThenList({ scenes, leagues }: ListProps) {
  return (
    <section aria-labelledby="then">
      <HeadRow id="then" title="Next">
        by deadline
      </HeadRow>
      <ol className="todos">
        {scenes.map((scene) => {
          const { by, what } = sceneWords(scene);
          const act = actOf(scene);
          return (
            <li className="todo" key={scene.id}>
              {by && (
                <p className="todo-by">
                  <span>{shortDay(by.at, scene.zone)}</span>
                  {time(by.at, scene.zone)}
                </p>
              )}
              <div>
                <p className="todo-what">{what}</p>
                <p className="small muted">{whichMatch(scene, leagues)}</p>
              </div>
              <ButtonLink className="todo-act" href={act.href} aria-label={`${act.label}: ${what}`}>
                {act.label}
              </ButtonLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Matches in which someone else has to act. */
export function WaitingList({ scenes, leagues }: ListProps) {
  return (
    <section aria-labelledby="waiting">
      <HeadRow id="waiting" title="Waiting for others" />
      <Ledger>
        {scenes.map((scene) => {
          const { by, what } = sceneWords(scene);
          const { kind } = statusOf(scene.state);
          return (
            <LedgerRow key={scene.id} className="wait">
              <span>
                <Status kind={scene.move.kind === "late" ? "overdue" : kind} />
              </span>
              <span>
                <Link href={paths.match(scene.id)}>
                  <b>{what}</b>
                </Link>{" "}
                <span className="small muted">
                  {whichMatch(scene, leagues)}.{" "}
                  {by && `${by.label === "by" ? "Until" : "Closed on"} ${dayAndTime(by.at, scene.zone)}.`}
                </span>
              </span>
            </LedgerRow>
          );
        })}
      </Ledger>
    </section>
  );
}

/** Rounds that open within two weeks. Nothing can be done about them yet. */
export function ComingList({ scenes, leagues }: ListProps) {
  return (
    <section aria-labelledby="coming">
      <HeadRow id="coming" title="Coming up">
        nothing to do yet
      </HeadRow>
      <Ledger kind="dates">
        {scenes.map(({ id, round, slot, zone, opponent, division, organization }) => (
          <li key={id}>
            <span className="when">{shortDay(round.opensAt, zone)}</span>
            <span className="what">
              <b>
                <Link href={paths.match(id)}>{opponent.name}</Link>
              </b>
              {inOrder(roundOfAll(slot), division.name, leagues.get(organization.slug))}, opens at{" "}
              {time(round.opensAt, zone)}
            </span>
          </li>
        ))}
      </Ledger>
    </section>
  );
}

function whichMatch({ full, slot, division, season, organization }: MatchScene, leagues: Leagues): string {
  const league = leagues.get(organization.slug);
  return inOrder(matchTitle(full), matchName(slot), division.name, season.name, league);
}

function inOrder(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(", ");
}
