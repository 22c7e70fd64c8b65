"use client";

import { useState } from "react";
import { dayAndTime } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import type { TimeFinder } from "@/lib/venue/rules/time-finder";
import { boardsWords, noAvailabilityWords } from "@/lib/venue/words/time-finder";
import { useHydrated } from "../ui/use-hydrated";
import { HoursToPick, type Picking } from "./hours-to-pick";
import { NoTimeLeft } from "./no-time-left";

interface PickTimesProps {
  readonly finder: TimeFinder;
  readonly them: string;
  /** The organization's IANA zone. */
  readonly zone: Zone;
  readonly timesPerOffer: number;
  /** What is picked initially. */
  readonly picked: readonly string[];
  /** The page where the reader enters their availability. */
  readonly hoursHref: string;
  /** Called with how many are picked, whenever that may have changed. */
  readonly onCount: (count: number) => void;
}

/**
 * The hours when both can play, and the list of the best times below them. The list's check boxes are the form; a time
 * picked in the grid is added to the list.
 */
export function PickTimes({ finder, them, zone, timesPerOffer, hoursHref, ...at }: PickTimesProps) {
  const [picked, setPicked] = useState(at.picked);
  const isLive = useHydrated();
  const picking: Picking = {
    picked,
    isLive,
    isFull: picked.length >= timesPerOffer,
    toggle: (time) => {
      const next = picked.includes(time) ? picked.filter((one) => one !== time) : [...picked, time];
      setPicked(next);
      at.onCount(next.length);
    },
  };
  const unknown = noAvailabilityWords(finder, them);

  return (
    <>
      {unknown && (
        <p className="small muted">
          {unknown} {!finder.hasAvailability.you && <a href={hoursHref}>Set your availability</a>}
        </p>
      )}
      <HoursToPick finder={finder} picking={picking} them={them} zone={zone} />
      <TimeList finder={finder} picking={picking} zone={zone} added={at.picked} />
      <p className="small muted" aria-live="polite">
        {isLive ? `${picked.length} of ${timesPerOffer} chosen.` : `Choose up to ${timesPerOffer}.`}
      </p>
      {finder.best.length === 0 && <NoTimeLeft finder={finder} them={them} />}
    </>
  );
}

interface TimeListProps {
  readonly finder: TimeFinder;
  readonly picking: Picking;
  readonly zone: Zone;
  readonly added: readonly string[];
}

function TimeList({ finder, picking, zone, added }: TimeListProps) {
  const known = knownTimes(finder);
  const found = finder.best.length > 0 ? finder.best : finder.alone;
  const times = [...new Set([...found.map(({ at }) => at), ...added, ...picking.picked])];
  if (times.length === 0) return null;
  return (
    <fieldset>
      <legend className="label">{finder.best.length > 0 ? "The best times" : "Times you can suggest"}</legend>
      <ul className="picks boxes">
        {times.map((at) => {
          const isPicked = picking.picked.includes(at);
          return (
            <li key={at}>
              <label className="tick">
                <input
                  type="checkbox"
                  name="picks"
                  value={at}
                  checked={isPicked}
                  disabled={picking.isLive && picking.isFull && !isPicked}
                  onChange={() => picking.toggle(at)}
                />
                <span>{dayAndTime(at, zone)}</span>
              </label>
              <span className="small">{known.get(at)}</span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** What to say beside a time: "2 boards left", "only you so far". */
function knownTimes({ weeks, best }: TimeFinder): ReadonlyMap<string, string | null> {
  const cells = weeks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  return new Map([
    ...cells.flatMap((cell) =>
      "at" in cell
        ? [[cell.at, cell.kind === "only-you" ? "only you so far" : boardsWords(cell.boardsLeft)] as const]
        : [],
    ),
    ...best.map(({ at, boardsLeft }) => [at, boardsWords(boardsLeft)] as const),
  ]);
}
