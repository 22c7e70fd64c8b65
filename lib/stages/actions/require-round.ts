import { notFound } from "next/navigation";
import { findDivision } from "@/lib/standings/store/divisions";

/** The round a form is about, with its division; 404 if there is none. */
export async function requireRound(
  org: string,
  asked: {
    readonly season: string;
    readonly division: string;
    readonly stage: number;
    readonly round: number;
  },
) {
  const view = await findDivision(org, asked.season, asked.division);
  const round = view?.rounds.find(
    ({ number, stage }) => number === asked.round && stage.position === asked.stage,
  );
  if (!view || !round) notFound();
  return { view, round };
}
