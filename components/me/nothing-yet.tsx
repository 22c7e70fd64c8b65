import { FIRST_MATCH_EMAIL } from "@/lib/entries/words/first-match";
import { paths } from "@/lib/paths";
import { BlankState } from "../ui/blank-state";
import { ButtonLink } from "../ui/button";
import { PageHead } from "../ui/page-head";
import type { OpenSeason } from "./registrations";

/** Stands at the head of the page while there's no match: what comes first, and where to go. */
export function NothingYet({
  openSeasons,
  waits,
  hasPlayed,
  deskHref,
}: {
  readonly openSeasons: readonly OpenSeason[];
  /** Whether the reader is on a waitlist: with a spot to hope for, or without. */
  readonly waits: "can-get-in" | "cannot" | null;
  /** They played in a season that's archived. */
  readonly hasPlayed: boolean;
  readonly deskHref: string | undefined;
}) {
  if (waits) {
    return (
      <>
        <PageHead title="Your move" />
        <BlankState title={waits === "can-get-in" ? "No spot yet" : "No spot"}>
          {waits === "can-get-in"
            ? "You’re on a waitlist. Your next step appears here once you’re in."
            : "You’re on a waitlist, but no more spots can open up."}
        </BlankState>
      </>
    );
  }
  if (deskHref && openSeasons.every(({ registeredIn }) => registeredIn.length === 0)) {
    return (
      <>
        <PageHead title="Your move" />
        <BlankState
          title="You aren’t playing"
          action={
            <ButtonLink kind="primary" href={deskHref}>
              Go to your desk
            </ButtonLink>
          }
        >
          Your work is at the desk. If you play in a season yourself, your next step appears here.
        </BlankState>
      </>
    );
  }
  const isIn = openSeasons.some(({ registeredIn }) => registeredIn.length > 0);
  return (
    <>
      <PageHead title="Your move" />
      <BlankState
        title={isIn ? "No pairings yet" : `You’re not in a season ${hasPlayed ? "now" : "yet"}`}
        action={
          openSeasons.length === 0 ? <ButtonLink href={paths.home()}>See the leagues</ButtonLink> : undefined
        }
      >
        {isIn
          ? `Your first match appears here when registration closes and the rounds are paired. ${FIRST_MATCH_EMAIL}`
          : `Your matches appear here, each with its deadline. ${
              openSeasons.length > 0 ? "Register below to play." : "No season is open for registration now."
            }`}
      </BlankState>
    </>
  );
}
