import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { list } from "@/lib/shared/text";
import { lacksOf } from "@/lib/venue/rules/venue-lacks";
import type { VenueFacts } from "@/lib/venue/store/read-venues";
import { lackingWords } from "@/lib/venue/words/refusals";
import { SeasonVenueForm } from "./season-venue-form";

interface SeasonVenueProps {
  readonly org: string;
  readonly season: { readonly slug: string; readonly venueId: string | null };
  readonly venues: readonly Pick<VenueFacts, "id" | "slug" | "name" | "hours" | "tables">[];
  /** False once the season is over. */
  readonly canChange: boolean;
}

/** Where a season's matches are booked, and what that venue lacks. */
export function SeasonVenue({ org, season, venues, canChange }: SeasonVenueProps) {
  const chosen = venues.find(({ id }) => id === season.venueId);
  if (!canChange)
    return chosen ? (
      <p className="small mt-3">
        Venue for tables and boards: <Link href={paths.deskVenue(org, chosen.slug)}>{chosen.name}</Link>
      </p>
    ) : null;
  const lacks = chosen ? lacksOf(chosen) : [];
  return (
    <div className="mt-4">
      {chosen && lacks.length > 0 && (
        <Notice tone="bad" still title={lackingWords(chosen.name, lacks)} className="mb-4">
          <Link href={paths.deskVenue(org, chosen.slug)}>Add {list(lacks)}</Link>, or choose another venue.
        </Notice>
      )}
      <SeasonVenueForm org={org} season={season.slug} venues={venues} chosen={chosen?.slug ?? ""} />
    </div>
  );
}
