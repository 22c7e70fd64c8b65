import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { DeclareForfeitsForm, ExtendHeldForm, UndoForfeitsForm } from "@/components/match/desk/forfeit-forms";
import { ForfeitList } from "@/components/match/desk/forfeit-list";
import { ButtonLink } from "@/components/ui/button";
import { Crumb } from "@/components/ui/crumb";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { canAnyoneDecide } from "@/lib/match/store/deciders";
import { findRoundForfeits } from "@/lib/match/store/forfeits/round-forfeits";
import { heldMove, heldTitle } from "@/lib/match/view/forfeit-groups";
import { refuseMoreTime } from "@/lib/match/view/forfeit-refusal";
import { paths } from "@/lib/paths";
import { instantOf } from "@/lib/shared/instant";
import { formatOf } from "@/lib/stages/formats";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { readBracket } from "@/lib/stages/store/read-bracket";
import { moreTime } from "@/lib/stages/view/more-time";
import { type RoundQuery, roundAsked } from "@/lib/stages/view/round-progress";
import { roundName } from "@/lib/stages/words/round-name";
import { findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Double forfeits" };

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string }>;
  readonly searchParams: Promise<RoundQuery>;
};

/**
 * All double forfeits of a round together. Those on hold because there are so many can be declared or given more time;
 * those the clock declared can be undone.
 */
export default async function ForfeitsPage({ params, searchParams }: Props) {
  const { org, season, division } = await params;
  const desk = await requireDirector(org);
  const [view, asked] = await Promise.all([
    findDivisionOfDesk(desk.scope, { organization: org, season, division }),
    searchParams,
  ]);
  const at = clock();
  const now = instantOf(at);
  const round = view && roundAsked(view.rounds, asked, now);
  if (!view || !round) notFound();
  const [frame, held, declared] = await Promise.all([
    loadDeskFrame(desk),
    findRoundForfeits(desk.scope, round.id, "held"),
    findRoundForfeits(desk.scope, round.id, "declared"),
  ]);
  const isArchived = view.season.status === "archived";
  const hasBracket = declared.matches.length > 0 && formatOf(round.stage).after !== null;
  const bracket = hasBracket ? await readBracket(null, round.stage.id) : null;
  const noExtension = refuseMoreTime({ ...held, isArchived, bracket: null });
  const noUndoing = refuseMoreTime({ ...declared, isArchived, bracket });
  const slot = {
    org,
    season,
    division,
    stage: String(round.stage.position),
    round: String(round.number),
  };
  const name = roundName(slotInStage(round, view.rounds));
  const time = moreTime(view, round, now);
  const back = `${paths.deskDivision(org, season, division)}?stage=${slot.stage}&round=${slot.round}`;
  const hasOwn = held.matches.some(({ isOwn }) => isOwn);
  const onlyOwn = held.matches.every(({ isOwn }) => isOwn);
  const [own] = onlyOwn ? held.matches : [];
  const othersDecide = !own || (await canAnyoneDecide(own.id, at));
  const [waits, isUndoable] = [held.matches.length > 0, declared.matches.length > 0];

  return (
    <DeskFrame {...frame} current="seasons">
      <header className="match-head">
        <Crumb>
          <Link href={paths.deskSeason(org, season)}>{view.season.name}</Link>,{" "}
          <Link href={back}>
            {view.division.name}, {name}
          </Link>
        </Crumb>
      </header>
      {waits ? (
        <NextMove
          level={1}
          what={heldTitle({ count: held.matches.length })}
          {...heldMove({ isOwn: onlyOwn, othersDecide }, HELD)}
          actions={
            !othersDecide && (
              <ButtonLink kind="primary" href={paths.standIn(org)}>
                Name a stand-in
              </ButtonLink>
            )
          }
        />
      ) : isUndoable ? (
        <NextMove
          level={1}
          turn="none"
          what={
            noUndoing
              ? `You can’t undo the double forfeits of ${name}`
              : `Undo the double forfeits of ${name}`
          }
          why={noUndoing ?? UNDO}
        />
      ) : (
        <NextMove
          level={1}
          turn="none"
          what={`${name} has no double forfeits to undo`}
          why="To change a ruling, go to the match’s page."
          actions={<ButtonLink href={back}>Back to the round</ButtonLink>}
        />
      )}
      {waits && (
        <div className="cols cols-7-5 section tight">
          <ForfeitList org={org} title="Not declared yet" id="held" matches={held.matches} />
          {!onlyOwn && (
            <div>
              <section aria-labelledby="extend">
                <HeadRow title="Extend the deadline" id="extend" />
                {noExtension ? (
                  <p className="small mt-4">{noExtension}</p>
                ) : (
                  <ExtendHeldForm round={{ ...slot, stamp: held.stamp }} {...time} />
                )}
              </section>
              <section aria-labelledby="declare" className="mt-8">
                <HeadRow title="Or declare them" id="declare" />
                <DeclareForfeitsForm round={{ ...slot, stamp: held.stamp }} hasOwn={hasOwn} />
              </section>
            </div>
          )}
        </div>
      )}
      {isUndoable && (
        <div className="cols cols-7-5 section tight">
          <ForfeitList org={org} title="Double forfeits" id="declared" matches={declared.matches} />
          {(waits || !noUndoing) && (
            <section aria-labelledby="undo">
              <HeadRow title={waits ? "Undo these" : "Confirm"} id="undo" />
              {noUndoing ? (
                <p className="small mt-4">{noUndoing}</p>
              ) : (
                <UndoForfeitsForm round={{ ...slot, stamp: declared.stamp }} {...time} />
              )}
            </section>
          )}
        </div>
      )}
    </DeskFrame>
  );
}

const HELD =
  "That’s more than half of what was due, so no double forfeit has been declared. If players couldn’t report, because the site was down or its clock was wrong, extend the deadline. If no one played, declare the double forfeits. Until you decide, nothing happens.";
const UNDO =
  "Use this when the clock was wrong or players couldn’t report. Rulings and reported results stay as they are. Nothing happens until you confirm.";
