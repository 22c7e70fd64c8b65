import { BlankState } from "@/components/ui/blank-state";
import { ButtonLink } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { NextLine } from "@/components/ui/next-line";
import { paths } from "@/lib/paths";
import { isRegistrationOpen } from "@/lib/season/rules/registration";
import { afterRegistration, registerBy } from "@/lib/season/words/registration";
import { dateIn } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { NameList } from "./name-list";

type WaitingProps = { readonly view: DivisionView; readonly at: Instant };

/** A division before its first round: who is in it, and what comes next. */
export function Waiting({ view: { season, division, entries }, at }: WaitingProps) {
  const isOpen = isRegistrationOpen(season, at);
  const today = dateIn(at, season.organization.timeZone);
  const register = paths.register(season.organization.slug, season.slug);

  return (
    <>
      <NextLine
        turn={isOpen ? "you" : "them"}
        turnLabel={isOpen ? "Registration is open" : "Nothing to do yet"}
      >
        {isOpen
          ? `Register ${registerBy(season, today)}. ${afterRegistration(season, today)}`
          : "Registration is closed. Next, the director publishes everyone’s opponents. They appear on this page."}
      </NextLine>
      <section className="section tight" aria-labelledby="entered">
        <HeadRow title="Registered players" id="entered">
          {entries.length > 0 && counted(entries.length, "player")}
        </HeadRow>
        {entries.length === 0 && (
          <BlankState
            title={`No one is in ${division.name} yet`}
            action={
              isOpen && (
                <ButtonLink kind="primary" href={register} prefetch={false}>
                  Register for {season.name}
                </ButtonLink>
              )
            }
          >
            Names appear here when the first player registers.
          </BlankState>
        )}
        <NameList
          players={entries.map(({ id, name }) => ({
            name,
            href: paths.player(season.organization.slug, id),
          }))}
        />
        {isOpen && entries.length > 0 && (
          <p className="actions mt-6">
            <ButtonLink kind="primary" href={register} prefetch={false}>
              Register for {season.name}
            </ButtonLink>
          </p>
        )}
      </section>
    </>
  );
}
