import type { SiteGame } from "@/lib/online/rules/site-game";

/** A game as Lichess exports it: GameJson of its API reference, with what we read and some of what we don't. */
export function asLichessLine(game: SiteGame): string {
  const { id, isRated, isStandard, startedAt, endedAt, white, black, time, moves, clocks } = game;
  const player = (name: string) => ({ user: { name, id: name.toLowerCase() }, rating: 1500 });
  return JSON.stringify({
    id,
    rated: isRated,
    variant: isStandard ? "standard" : "chess960",
    speed: time ? "rapid" : "correspondence",
    createdAt: Date.parse(startedAt),
    lastMoveAt: Date.parse(endedAt),
    ...statusOf(game),
    players: { white: player(white), black: player(black) },
    moves: moves.join(" "),
    ...(time && { clock: { initial: time.seconds, increment: time.added, totalTime: time.seconds } }),
    ...(clocks.length > 0 && { clocks: clocks.map((ms) => Math.round(ms / 10)) }),
  });
}

function statusOf({ end }: SiteGame): { readonly status: string; readonly winner?: string } {
  if (end.kind === "aborted") return { status: "aborted" };
  if (end.kind === "unclear") return { status: "unknownFinish" };
  const winner = end.outcome === "draw" ? {} : { winner: end.outcome };
  if (end.kind === "left") return { status: "timeout", ...winner };
  return { status: STATUSES[end.ending] ?? "draw", ...winner };
}

const STATUSES: Readonly<Record<string, string>> = {
  checkmate: "mate",
  resignation: "resign",
  flag: "outoftime",
  stalemate: "stalemate",
};
