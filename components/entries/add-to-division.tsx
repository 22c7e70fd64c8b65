import { venueName } from "@/lib/season/rules/play-venue";
import { isInPlay } from "@/lib/season/rules/steps";
import type { DivisionFacts, SeasonFacts } from "@/lib/season/store/seasons";
import { AddPlayerForm } from "./add-player-form";

/** The form that adds a player by hand, while the season takes players. */
export function AddToDivision({
  season,
  division,
}: {
  readonly season: SeasonFacts;
  readonly division: DivisionFacts;
}) {
  const { venue } = season.rules;
  if (!isInPlay(season.status)) return null;
  return (
    <AddPlayerForm
      org={season.organization.slug}
      season={season.slug}
      division={division.slug}
      asksAge={division.underAge !== null}
      site={venue.kind === "online" ? venueName(venue) : null}
    />
  );
}
