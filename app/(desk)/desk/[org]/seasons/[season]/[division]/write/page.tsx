import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { WriteForm } from "@/components/mail/write-form";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import type { SelectOption } from "@/components/ui/select";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { findFee } from "@/lib/fees/store/fee";
import { type Audience, writtenAudience } from "@/lib/mail/rules/audience";
import { audienceRounds } from "@/lib/mail/words/audience-rounds";
import { audienceWords } from "@/lib/mail/words/audience-words";
import { paths } from "@/lib/paths";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { type DivisionView, findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { findWaiver } from "@/lib/waivers/store/texts";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Email players" };

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string }>;
  readonly searchParams: Promise<{ readonly to?: string | string[] }>;
};

/** Where a director emails the players of a division. */
export default async function WritePage({ params, searchParams }: Props) {
  const { org, season: seasonSlug, division: slug } = await params;
  const desk = await requireDirector(org);
  const view = await findDivisionOfDesk(desk.scope, {
    organization: org,
    season: seasonSlug,
    division: slug,
  });
  if (!view) notFound();
  const [{ to }, frame, { text: waiver }, { fee }] = await Promise.all([
    searchParams,
    loadDeskFrame(desk),
    findWaiver(view.season.id),
    findFee(view.season.id),
  ]);
  const asked = [...(waiver ? ["unsigned" as const] : []), ...(fee ? ["owing" as const] : [])];
  const audiences = audiencesOf(view, asked, instantOf(now()));
  const [everybody] = audiences;

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="Email players"
        crumb={
          <>
            <Link href={paths.deskSeason(org, seasonSlug)}>{view.season.name}</Link>,{" "}
            <Link href={paths.deskDivision(org, seasonSlug, slug)}>{view.division.name}</Link>
          </>
        }
        lead="Each player gets a separate email and can’t see other players’ addresses. You’ll see the recipients before it’s sent."
      />
      <WriteForm
        org={org}
        season={seasonSlug}
        division={slug}
        audiences={audiences}
        to={audiences.find(({ value }) => value === to)?.value ?? everybody?.value ?? ""}
        nonce={crypto.randomUUID()}
      />
    </DeskFrame>
  );
}

/** The whole division, those who miss what the season asks for, then the rounds that have opened, newest first. */
function audiencesOf(
  { division, rounds }: DivisionView,
  asked: readonly ("unsigned" | "owing")[],
  at: Instant,
): readonly SelectOption[] {
  const opened = audienceRounds(rounds).filter((_, index) => (rounds[index]?.opensAt ?? "") <= at);
  const ofRounds = [...opened].reverse().flatMap(({ stage, number: round }): Audience[] => [
    { who: "silent", stage, round },
    { who: "round", stage, round },
  ]);
  const ofDivision: Audience[] = ["everybody" as const, ...asked].map((who) => ({ who }));
  return [...ofDivision, ...ofRounds].map((audience) => ({
    value: writtenAudience(audience),
    label: audienceWords(audience, division.name, audienceRounds(rounds)) ?? "",
  }));
}
