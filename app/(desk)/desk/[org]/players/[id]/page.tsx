import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { DeskPlayerEntries, DeskPlayerMatches } from "@/components/entries/player-of-desk";
import { Undelivered } from "@/components/entries/undelivered";
import { DeskFrame } from "@/components/layout/frames";
import { PlayerNameForm } from "@/components/people/player-name-form";
import { Definitions } from "@/components/ui/definitions";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { findPlayerOfDesk, type PlayerOfDesk } from "@/lib/entries/store/player-of-desk";
import { playerOfDesk, usernameWords } from "@/lib/entries/view/player-of-desk";
import { paths } from "@/lib/paths";
import { PLAYER_DONE } from "@/lib/people/words/done";
import { shortDayAndTime } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import { loadDeskFrame } from "../../load-desk-frame";

type Props = {
  readonly params: Promise<{ org: string; id: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

const loadPlayer = cache(async (org: string, id: string) => {
  const desk = await requireDirector(org);
  return { desk, player: await findPlayerOfDesk(desk.scope, id, now()) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, id } = await params;
  const { player } = await loadPlayer(org, id);
  return player ? { title: player.name } : {};
}

/** Everything the desk knows about a player, in all seasons of the organization. */
export default async function DeskPlayerPage({ params, searchParams }: Props) {
  const { org, id } = await params;
  const { desk, player } = await loadPlayer(org, id);
  if (!player) notFound();
  const { done } = await searchParams;
  const zone = desk.organization.timeZone;
  const { entries, cases, matches, loans } = playerOfDesk(player, { org, zone });

  return (
    <DeskFrame {...(await loadDeskFrame(desk))} current="seasons">
      <DoneNotice done={done} words={PLAYER_DONE} />
      <PageHead
        title={player.name}
        crumb={
          <>
            <Link href={paths.deskSeasons(org)}>Seasons</Link>,{" "}
            <Link href={paths.player(org, player.entryId)}>public page</Link>
          </>
        }
      />
      <div className="cols cols-7-5">
        <div>
          <DeskPlayerEntries entries={entries} />
          {cases.length > 0 && (
            <DeskPlayerMatches id="cases" title="Cases and claims" none="" matches={cases} />
          )}
        </div>
        <div>
          <section aria-labelledby="contact">
            <HeadRow id="contact" title="Contact" />
            <Definitions items={contactsOf(player, entries[0]?.editHref, zone)} />
          </section>
          {loans.length > 0 && (
            <section className="section" aria-labelledby="loans">
              <HeadRow id="loans" title="Equipment on loan">
                <Link href={paths.equipment(org)}>Equipment</Link>
              </HeadRow>
              <Definitions items={loans.map(({ label, words }) => ({ term: label, text: words }))} />
            </section>
          )}
          <PlayerNameForm
            org={org}
            entryId={player.entryId}
            name={player.name}
            publicName={player.publicName ?? player.name}
            isWithheld={player.isWithheld}
          />
        </div>
      </div>
      <DeskPlayerMatches id="matches" title="Matches" none="No match yet" matches={matches} />
    </DeskFrame>
  );
}

function contactsOf(
  { name, email, phone, handles, claimUntil, isUndelivered, isClaimable }: PlayerOfDesk,
  editHref: string | undefined,
  zone: Zone,
) {
  return [
    {
      term: "Email",
      text: hasEmail(email) ? (
        <>
          <a href={`mailto:${email}`}>{email}</a>
          {isUndelivered && editHref && <Undelivered href={editHref} name={name} />}
        </>
      ) : (
        "None"
      ),
    },
    ...(isClaimable && editHref
      ? [
          {
            term: "Account",
            text: (
              <>
                Never signed in. <Link href={`${editHref}#claim`}>Give them a claim code</Link>
              </>
            ),
          },
        ]
      : []),
    { term: "Phone", text: phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : "None" },
    ...handles.map((kept) => ({ term: `Username, ${kept.season}`, text: usernameWords(kept, zone) })),
    ...(claimUntil ? [{ term: "Claim code", text: `works until ${shortDayAndTime(claimUntil, zone)}` }] : []),
  ];
}
