import { Icon, type IconName } from "@/components/ui/icon";
import { day, isSameDay, shortDayAndTime, time } from "@/lib/shared/dates";
import { addHours } from "@/lib/shared/instant";
import { compareNames } from "@/lib/shared/text";
import { timeUntil } from "@/lib/shared/time-left";
import type { Wall, WallMatch } from "@/lib/wall/view/wall-facts";
import type { Slide } from "../slide";
import { Leaders } from "./standings";

/** As many as can be read from across a room. */
const PER_SLIDE = 8;
const MOST_NEXT = 6;
/** So few leave room for the standings. */
const FEW = 3;

/** Who plays where today, next first; without a match today, what comes next. */
export function tableSlides(wall: Wall, now: string): readonly Slide[] {
  const today = wall.matches.filter(({ at }) => isSameDay(at, now, wall.zone));
  if (today.length === 0) return [nothingToday(wall, now)];
  const shown = [
    ...today.filter(({ state }) => state === "set"),
    ...today.filter(({ state }) => state !== "set"),
  ];
  const count = Math.ceil(shown.length / PER_SLIDE);
  return Array.from({ length: count }, (_, index) => ({
    key: `tables-${index}`,
    title: count > 1 ? `Today’s matches, ${index + 1} of ${count}` : "Today’s matches",
    note: day(now, wall.zone),
    body: (
      <ol className="tv-plan">
        {byTable(shown.slice(index * PER_SLIDE, (index + 1) * PER_SLIDE)).map((match) => (
          <Table key={match.id} match={match} wall={wall} now={now} />
        ))}
      </ol>
    ),
  }));
}

function byTable(matches: readonly WallMatch[]): readonly WallMatch[] {
  return matches.toSorted((one, other) => compareNames(one.table ?? "~", other.table ?? "~"));
}

function Table({
  match,
  wall,
  now,
}: {
  readonly match: WallMatch;
  readonly wall: Wall;
  readonly now: string;
}) {
  const { table, at, players, division, score } = match;
  const status = statusOf(match, now);
  return (
    <li className="tv-table">
      <p className="no">{table === null ? time(at, wall.zone) : <TableName name={table} />}</p>
      {table !== null && <p className="when">{time(at, wall.zone)}</p>}
      <p className="names">
        {players.map((name, index) => (
          <span key={index}>
            <span className={index === 0 ? "dotc" : "dotc b"} />
            <span className="n">{name}</span>
            {score && <b className="v">{score[index]}</b>}
          </span>
        ))}
      </p>
      <p className="how">
        <span className={`status st-${status.tone}`}>
          <Icon name={status.icon} />
          {status.words}
        </span>
        <span className="in">{division}</span>
      </p>
    </li>
  );
}

/** "Table 3" as a large 3. */
function TableName({ name }: { readonly name: string }) {
  const number = /^table\s+(\S{1,3})$/i.exec(name)?.[1];
  if (!number) return <span className="named">{name}</span>;
  return (
    <>
      <span className="sr">Table </span>
      {number}
    </>
  );
}

type Look = { readonly tone: "done" | "soon" | "plain"; readonly icon: IconName; readonly words: string };

/** Matches take up to about this long. */
const HOURS_OF_PLAY = 3;

function statusOf({ state, at }: WallMatch, now: string): Look {
  if (state === "decided") return { tone: "done", icon: "check", words: "Decided" };
  if (state === "reported") return { tone: "soon", icon: "pen-line", words: "Reported" };
  const until = timeUntil(at, now);
  if (until) return { tone: "plain", icon: "calendar-check", words: until.replace("in", "In") };
  return now < addHours(at, HOURS_OF_PLAY)
    ? { tone: "done", icon: "play", words: "Playing now" }
    : { tone: "soon", icon: "clock", words: "Not reported yet" };
}

function nothingToday(wall: Wall, now: string): Slide {
  const next = wall.matches.filter(({ at, state }) => at > now && state === "set").slice(0, MOST_NEXT);
  return {
    key: "tables-next",
    title: next.length > 0 ? "Next matches" : "No matches today",
    note: day(now, wall.zone),
    body:
      next.length > FEW ? (
        <Next matches={next} wall={wall} />
      ) : next.length > 0 ? (
        <div className="tv-three">
          <Next matches={next} wall={wall} />
          <Leaders wall={wall} />
        </div>
      ) : (
        <p className="tv-blank">
          {wall.isOver
            ? "The season is over. The standings and every result are at the address below."
            : "Matches appear here once two players agree on a time."}
        </p>
      ),
  };
}

function Next({ matches, wall }: { readonly matches: readonly WallMatch[]; readonly wall: Wall }) {
  return (
    <ol className="tv-list">
      {matches.map(({ id, at, table, players }) => (
        <li key={id}>
          <span className="when">{shortDayAndTime(at, wall.zone)}</span>
          <span className="n">{players.join(" vs. ")}</span>
          <span className="v">{table ?? ""}</span>
        </li>
      ))}
    </ol>
  );
}
