import { expect, test } from "vitest";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { pickMatch } from "../rules/find-match";
import { siteGame, wantedMatch } from "../testing/site-games";
import { pickRefusalSentence } from "./picks";

const FINAL = rulesOfRound(TEXAS_STATE, { stage: 2, number: 1, of: 1 });
const REPLAYED = { ...TEXAS_STATE, match: { ...TEXAS_STATE.match, otherDraws: "replay" as const } };
const drawn = siteGame({
  id: "drawn",
  moves: ["e4", "e5"],
  clocks: [598_000, 598_000],
  end: { kind: "played", outcome: "draw", ending: "agreement" },
});
const again = siteGame({ id: "again", startedAt: "2026-11-20T19:30:00.000Z" });
const reversed = { white: drawn.black, black: drawn.white };

test.each([
  { why: "the only game", games: [{ ...again, ...reversed }], had: "Theo", due: "Amara" },
  { why: "the game after a tie", games: [drawn, again], rules: FINAL, had: "Amara", due: "Theo" },
  { why: "a replayed game", games: [drawn, again], rules: REPLAYED, had: "Amara", due: "Theo" },
])("with the wrong colors, who should have had White: $why", ({ games, rules = TEXAS_STATE, had, due }) => {
  const wanted = wantedMatch({ rules });
  const picks = games.map(({ id }) => id);
  const names = { home: "Amara", away: "Theo" };
  const picked = pickMatch(games, picks, wanted);
  const facts = { wanted, names, site: "Chess.com", zone: "America/Chicago" };
  expect(!picked.ok && pickRefusalSentence(picked.refusal, facts)).toContain(
    `${had} had White, but ${due} should have had it.`,
  );
});
