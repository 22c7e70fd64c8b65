import { DateRow, Ledger } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { isOver } from "@/lib/season/rules/steps";

/** The public statuses of a season, most useful first. Closed: its last day to register is over, and it hasn't begun. */
const PUBLIC_SEASON_STATES = ["registration", "closed", "running", "finished", "archived"] as const;
type SeasonState = (typeof PUBLIC_SEASON_STATES)[number] | "draft";

export interface ListedSeason {
  readonly name: string;
  readonly status: SeasonState;
  /** "Monday, Nov 16" */
  readonly starts: string;
  readonly year: string;
  readonly href: string;
  readonly divisions: readonly { readonly name: string; readonly href: string }[];
}

const STATE_WORDS: Record<SeasonState, string> = {
  draft: "",
  registration: "Open for registration",
  closed: "Registration is closed",
  running: "In progress",
  finished: "Finished",
  archived: "Finished",
};

/** A season runs from when its registration closes, which can be before its first day. */
const SINCE: Record<SeasonState, string> = {
  draft: "",
  registration: "starts on",
  closed: "starts on",
  running: "from",
  finished: "started on",
  archived: "started on",
};

/** The seasons of an organization: those open for registration, those being played, and those that are over. */
export function SeasonList({ seasons }: { readonly seasons: readonly ListedSeason[] }) {
  const sorted = PUBLIC_SEASON_STATES.flatMap((state) => seasons.filter(({ status }) => status === state));
  if (sorted.length === 0) return null;

  return (
    <Ledger kind="dates">
      {sorted.map(({ name, status, starts, year, href, divisions }) => (
        <DateRow
          key={href}
          when={<Link href={href}>{name}</Link>}
          title={STATE_WORDS[status]}
          stage={status === "closed" || !isOver(status) ? "ahead" : "past"}
        >
          {SINCE[status]} {starts}, {year}.{" "}
          {divisions.map((division, index) => (
            <span key={division.href}>
              {index > 0 && ", "}
              <Link href={division.href}>{division.name}</Link>
            </span>
          ))}
        </DateRow>
      ))}
    </Ledger>
  );
}
