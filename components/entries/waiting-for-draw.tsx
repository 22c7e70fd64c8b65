import { BlankState } from "@/components/ui/blank-state";
import { ButtonLink } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { NextLine } from "@/components/ui/next-line";
import { NextMove } from "@/components/ui/next-move";
import { paths } from "@/lib/paths";
import { isRegistrationOpen } from "@/lib/season/rules/registration";
import { afterRegistration, registerBy } from "@/lib/season/words/registration";
import { dateIn } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { isUnplayed } from "@/lib/stages/rules/is-unplayed";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { NameList } from "./name-list";

type WaitingProps = { readonly view: DivisionView; readonly at: Instant };

/** A division without rounds: what comes next or that nothing does, and who is in it. */
export function Waiting({ view, at }: WaitingProps) {
  const { season, division, entries } = view;
  const isOpen = isRegistrationOpen(season, at);
  const today = dateIn(at, season.organization.timeZone);

  return (
    <>
      {isOpen ? (
        <NextMove
          turn="you"
          turnLabel="Registration is open"
          what={`Register ${registerBy(season, today)}`}
          why={afterRegistration(season, today)}
          actions={
            <ButtonLink
              kind="primary"
              href={paths.register(season.organization.slug, season.slug)}
              prefetch={false}
            >
              Register for {season.name}
            </ButtonLink>
          }
        />
      ) : isUnplayed(view) ? (
        <NextLine turn="none" turnLabel="The season is over">
          This division wasn’t played.
        </NextLine>
      ) : (
        <NextLine turn="them" turnLabel="Nothing to do yet">
          Registration is closed. Next, the director publishes everyone’s opponents. They appear on this page.
        </NextLine>
      )}
      <section className="section tight" aria-labelledby="entered">
        <HeadRow title="Registered players" id="entered">
          {entries.length > 0 && counted(entries.length, "player")}
        </HeadRow>
        {entries.length === 0 &&
          (isOpen ? (
            <BlankState title={`No one is in ${division.name} yet`}>
              Names appear here when the first player registers.
            </BlankState>
          ) : (
            <BlankState title={`No one is in ${division.name}`} />
          ))}
        <NameList
          players={entries.map(({ id, name }) => ({
            name,
            href: paths.player(season.organization.slug, id),
          }))}
        />
      </section>
    </>
  );
}
