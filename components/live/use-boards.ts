"use client";

import { startTransition, useCallback, useEffect, useState } from "react";
import { livePaths } from "@/lib/paths/live";
import type { LiveNews } from "@/lib/room/rules/live-updates";
import type { LiveBoard } from "@/lib/room/view/live-boards";
import { type Heard, heardNow } from "./use-public-time";
import { useStream } from "./use-stream";

const EVERY_MS = 20_000;

/** A board, and when the device heard of it; null while it's as the page was drawn. */
export type HeardBoard = { readonly board: LiveBoard; readonly heard: Heard };

type Known = { readonly news: LiveNews; readonly heard: Heard };

/** The boards of a season as they are now: which there are is asked for again, and each follows its game. */
export function useBoards(first: readonly LiveBoard[], source: string): readonly HeardBoard[] {
  const [boards, setBoards] = useState(first);
  const [known, setKnown] = useState<Readonly<Record<string, Known>>>({});
  const ids = boards.map(({ match }) => match);

  useEffect(() => {
    const renew = async () => {
      const fresh = await ask(source);
      // The code that draws boards may have to be loaded first.
      if (fresh) startTransition(() => setBoards(fresh));
    };
    void renew();
    const timer = setInterval(renew, EVERY_MS);
    return () => clearInterval(timer);
  }, [source]);

  const hear = useCallback((news: LiveNews) => {
    if (news.games.length > 0)
      setKnown((before) => ({ ...before, [news.match]: { news, heard: heardNow(news.now) } }));
  }, []);
  useStream(ids.length > 0 ? ids.join(" ") : null, () => livePaths.liveBoards(ids), hear);

  return boards.map((board) => heardBoard(board, known[board.match]));
}

/** A board with its newest news: while the stream is refused, what was asked for overtakes what it told last. */
export function heardBoard(board: LiveBoard, known: Known | undefined): HeardBoard {
  if (!known) return { board, heard: null };
  const news = board.news.now > known.news.now ? board.news : known.news;
  return { board: { ...board, news }, heard: known.heard };
}

async function ask(source: string): Promise<readonly LiveBoard[] | null> {
  try {
    const answer = await fetch(source, { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as readonly LiveBoard[]) : null;
  } catch {
    return null;
  }
}
