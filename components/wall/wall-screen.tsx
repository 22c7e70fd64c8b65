"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { Piece } from "@/components/board/piece";
import { Icon } from "@/components/ui/icon";
import { comingDayAndTime, time } from "@/lib/shared/dates";
import { addMinutes } from "@/lib/shared/instant";
import type { Wall } from "@/lib/wall/view/wall-facts";
import { useBoards } from "../live/use-boards";
import { deadlineAt } from "./deadline-now";
import { ALL_PANELS, type PanelKind, panelOf, panelsIn } from "./panels";
import { useNow } from "./use-now";
import { useRenewal } from "./use-renewal";
import { useTurns } from "./use-turns";

interface WallScreenProps {
  readonly first: Wall;
  /** Where the screen asks for it again. */
  readonly source: string;
  /** Where it asks which games are played. */
  readonly live: string;
  /** The QR code of the season. */
  readonly code: ReactNode;
  /** The panels to show; by default those that the address names. */
  readonly panels?: readonly PanelKind[] | undefined;
}

/** A season on a television, one panel after the other. Without JavaScript, all of them one below the other. */
export function WallScreen({ first, source, live, code, panels }: WallScreenProps) {
  const { wall, heardAt } = useRenewal(first, source);
  const now = useNow(first.asOf);
  const kinds = usePanels(panels);
  const boards = useBoards(first.boards, live);
  const slides = kinds.flatMap((kind) => panelOf(kind)(wall, now, boards));
  const { turn, isHeld, hold } = useTurns(slides.length);
  const id = useId();

  return (
    <div className="tv">
      <header className="tv-head">
        <h1 className="tv-brand">{wall.organization}</h1>
        <p className="tv-where">{[wall.season, wall.place].filter(Boolean).join(", ")}</p>
        <Clock now={now} heardAt={heardAt} zone={wall.zone} />
      </header>
      <div className="tv-slides">
        {slides.map(({ key, title, note, body }, index) => (
          <section
            key={key}
            className="tv-slide"
            data-shown={index === turn || undefined}
            aria-labelledby={`${id}-${key}`}
          >
            <div className="tv-next">
              <h2 id={`${id}-${key}`}>{title}</h2>
              {note && <p>{note}</p>}
            </div>
            {body}
          </section>
        ))}
      </div>
      <footer className="tv-foot">
        <div className="tv-qr">{code}</div>
        <p>
          <b>{wall.register ?? "Standings, results, and rules"}</b>
          <span>{wall.address}</span>
        </p>
        {slides.length > 1 && (
          <button type="button" className="tv-turns" aria-pressed={isHeld} onClick={hold}>
            <span className="sr">
              {isHeld
                ? "Show the other panels again"
                : `Panel ${turn + 1} of ${slides.length}. Stay on this one`}
            </span>
            {slides.map(({ key }, index) => (
              <span key={key} className="sq">
                {index === turn && <TurnMark isHeld={isHeld} />}
              </span>
            ))}
          </button>
        )}
        {slides[turn]?.key !== "deadline" && <Left wall={wall} now={now} />}
      </footer>
    </div>
  );
}

/** The panels in the address, which the page that everyone gets can't know. */
function usePanels(given?: readonly PanelKind[]): readonly PanelKind[] {
  const [panels, setPanels] = useState(given ?? ALL_PANELS);
  useEffect(() => {
    if (!given) setPanels(panelsIn(location.search));
  }, [given]);
  return panels;
}

function TurnMark({ isHeld }: { readonly isHeld: boolean }) {
  if (isHeld) return <Icon name="minus" />;
  return <Piece color="white" role="pawn" />;
}

/** Three renewals went by without an answer. */
const MINUTES_UNHEARD = 4;

function Clock({
  now,
  heardAt,
  zone,
}: {
  readonly now: string;
  readonly heardAt: string;
  readonly zone: string;
}) {
  const isOld = now > addMinutes(heardAt, MINUTES_UNHEARD);
  return (
    <p className={isOld ? "tv-clock old" : "tv-clock"} role="status">
      {isOld ? (
        <>
          <Icon name="wifi-off" />
          No connection. As of {comingOrToday(heardAt, now, zone)}
        </>
      ) : (
        <time dateTime={now}>{time(now, zone)}</time>
      )}
    </p>
  );
}

function comingOrToday(at: string, now: string, zone: string): string {
  return now < addMinutes(at, 12 * 60) ? time(at, zone) : comingDayAndTime(at, now, zone);
}

function Left({ wall, now }: { readonly wall: Wall; readonly now: string }) {
  const next = deadlineAt(wall, now);
  if (!next) return null;
  return (
    <p className="tv-left">
      {next.left && <b>{next.left}</b>}
      <span>{next.words}</span>
    </p>
  );
}
