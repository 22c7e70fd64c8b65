import { SITE_NAMES } from "@/lib/season/rules/sites";
import { shortDayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { Notice } from "../ui/notice";

/** A chess site that doesn't answer. */
export type SiteAway = {
  readonly site: keyof typeof SITE_NAMES;
  readonly since: Instant;
  readonly error: string;
  /** When it's asked again. */
  readonly until: Instant | null;
};

/** The chess sites that don't answer, for the operator. */
export function SitesAway({ sites }: { readonly sites: readonly SiteAway[] }) {
  return sites.map(({ site, since, error, until }) => (
    <Notice
      key={site}
      tone="bad"
      title={`${SITE_NAMES[site]} hasn’t answered since ${shortDayAndTime(since, "UTC")} UTC.`}
    >
      <p>
        {error} {until && `We’ll ask again at ${shortDayAndTime(until, "UTC")} UTC. `}Until then, online
        matches there aren’t found, and players report them.
      </p>
    </Notice>
  ));
}
