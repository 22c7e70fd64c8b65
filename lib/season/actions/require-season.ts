import { notFound } from "next/navigation";
import { findDivisionIn } from "../store/addresses";
import { findSeason } from "../store/seasons";

/** The season a form is about; 404 if there is none. */
export async function requireSeason(org: string, slug: string) {
  return (await findSeason(org, slug)) ?? notFound();
}

/** The division a form is about, with its season; 404 if there is none. */
export async function requireDivision(
  org: string,
  asked: { readonly season: string; readonly division: string },
) {
  const season = await requireSeason(org, asked.season);
  const division = (await findDivisionIn(season, asked.division)) ?? notFound();
  return { season, division };
}
