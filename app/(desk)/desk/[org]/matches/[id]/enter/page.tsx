import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { DeskFrame } from "@/components/layout/frames";
import { EnterResultForm } from "@/components/match/desk/enter-result-form";
import { StaffActions } from "@/components/match/desk/staff-actions";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requireStaff } from "@/lib/auth/gates";
import { type ShownMatch, sideOf } from "@/lib/match/store/match-record";
import { findMatchOfDesk } from "@/lib/match/store/read-match";
import { refusalSentence } from "@/lib/match/words/refusals";
import { outcomeWords } from "@/lib/match/words/scores";
import { toldPlayers } from "@/lib/match/words/told-players";
import { paths } from "@/lib/paths";
import { matchTitle, namesOf, shortMatchTitle, shortNames } from "@/lib/people/words/names";
import { matchId } from "@/lib/shared/form-fields";
import { matchOfAll } from "@/lib/stages/words/round-name";
import { loadDeskFrame } from "../../../load-desk-frame";

type Props = {
  readonly params: Promise<{ org: string; id: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

const loadMatch = cache(async (org: string, id: string) => {
  const desk = await requireStaff(org);
  const match = matchId.safeParse(id).success ? await findMatchOfDesk(desk.scope, id) : undefined;
  return { desk, match };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, id } = await params;
  const { match } = await loadMatch(org, id);
  return match ? { title: `Enter a result: ${shortMatchTitle(namesOf(match))}` } : {};
}

/** One match at the front desk, to enter the result that both players signed. */
export default async function EnterResultPage({ params, searchParams }: Props) {
  const { org, id } = await params;
  const { desk, match } = await loadMatch(org, id);
  if (!match) notFound();
  const [frame, { done }] = await Promise.all([loadDeskFrame(desk), searchParams]);
  const full = namesOf(match);
  const slot = { format: match.stage.format, ...match.round, match: match.number };
  const refusal = cannotEnter(match, desk.actor.id);

  return (
    <DeskFrame {...frame} current="front-desk">
      <PageHead
        title={matchTitle(full)}
        crumb={
          <>
            <Link href={paths.deskMatches(org)}>Enter a result</Link>, {match.season.name},{" "}
            {match.division.name}, {matchOfAll(slot)}
          </>
        }
      />
      <DoneNotice
        done={match.state.entered ? done : undefined}
        words={{ entered: `Result entered. ${toldPlayers(match)}` }}
      >
        <Link href={paths.deskMatches(org)}>Enter another result</Link>
      </DoneNotice>
      {match.state.outcome && (
        <section aria-labelledby="result">
          <HeadRow title="Result" id="result" />
          <p className="next-why">{outcomeWords(match.state.outcome, full)}</p>
        </section>
      )}
      <StaffActions matchId={match.id} seen={match.events.length}>
        {refusal ? (
          !match.state.entered && <Notice tone="soon" title={refusal} still />
        ) : (
          <div className="max-w-[42rem]">
            {match.state.status === "reported" && (
              <Notice tone="soon" title="A report is waiting for an answer" still className="mb-6">
                The result you enter replaces it.
              </Notice>
            )}
            <section aria-labelledby="games">
              <HeadRow title="What the score slip says" id="games" />
              <div className="mt-4">
                <EnterResultForm org={org} names={shortNames(full)} full={full} rules={match.rules} />
              </div>
            </section>
          </div>
        )}
      </StaffActions>
    </DeskFrame>
  );
}

/** Why the desk can't enter a result, checked before anyone types. The rules decide again when it is sent. */
function cannotEnter(match: ShownMatch, userId: string): string | null {
  if (sideOf(match, userId)) return refusalSentence({ code: "own-score-slip" });
  switch (match.state.status) {
    case "final":
      return refusalSentence({ code: "already-settled" });
    case "void":
      return refusalSentence({ code: "match-void" });
    case "with-director":
      return refusalSentence({ code: "director-decides" });
    default:
      return null;
  }
}
