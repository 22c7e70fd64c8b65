import { capitalize, counted } from "@/lib/shared/text";
import { slugOf } from "../input/slugs";
import { type NextTerm, nextTerm } from "../rules/next-term";
import type { SeasonFacts } from "../store/seasons";

/** The first of the coming terms that doesn't have a season yet. */
export function proposeNext(season: NextTerm, seasons: readonly Pick<SeasonFacts, "slug">[]) {
  const taken = new Set(seasons.map(({ slug }) => slug));
  let next = nextTerm(season);
  for (let tries = 0; taken.has(slugOf(next.name)) && tries < taken.size; tries += 1) next = nextTerm(next);
  return { ...next, slug: slugOf(next.name) };
}

/** The message that the players of a file were imported. */
export function importedWords(count: string | string[] | undefined): string {
  const players = Number(count);
  if (players === 0) return "No one was added, because the season changed after the preview.";
  const who = Number.isInteger(players) ? counted(players, "player is", "players are") : "The players are";
  return `${capitalize(who)} added. ${players === 1 ? "They get" : "Each gets"} an email.`;
}
