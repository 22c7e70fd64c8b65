import type { GameEvent } from "./events";

/** How far a reader has read: which game of a match, and how many of its events. */
export type Cursor = { readonly number: number; readonly seq: number };

/** Which game of the match it is, counted from the first that counts. */
export function gameOfMatch(number: number, firstGame: number): number {
  return number - firstGame + 1;
}

/** An event of a match's games, with its place. */
export type PlacedEvent = Cursor & { readonly event: GameEvent };

/** Each time a match starts over, its games get further numbers. A cursor has two digits for them. */
export const MOST_NUMBERS = 99;

export const BEGINNING: Cursor = { number: 1, seq: 0 };

const CURSOR = /^(\d{1,2})\.(\d{1,5})$/;

/** A cursor as the id of an event of a stream: "2.17" is the seventeenth event of game 2. Anything else is the beginning. */
export function readCursor(text: string | null): Cursor {
  const [, number, seq] = CURSOR.exec(text ?? "") ?? [];
  return number && seq ? { number: Number(number), seq: Number(seq) } : BEGINNING;
}

export function printCursor({ number, seq }: Cursor): string {
  return `${number}.${seq}`;
}

/** The last of a match's events, in order; empty before the first. */
export function printLast(events: readonly PlacedEvent[]): string {
  const last = events.at(-1);
  return last ? printCursor(last) : "";
}

export function isAfter(one: Cursor, two: Cursor): boolean {
  return one.number > two.number || (one.number === two.number && one.seq > two.seq);
}

/**
 * What the server's time is called in a stream of the players. It has a name so that pages of earlier versions, which
 * don't know it, leave it out.
 */
export const TIME_EVENT = "time";
