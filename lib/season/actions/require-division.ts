import { notFound } from "next/navigation";
import { findDivisionIn } from "../store/addresses";
import { findSeason } from "../store/seasons";

/** The division a form is about, with its season; 404 if there is none. */
export async function requireDivision(
  org: string,
  asked: { readonly season: string; readonly division: string },
) {
  const season = (await findSeason(org, asked.season)) ?? notFound();
  const division = (await findDivisionIn(season, asked.division)) ?? notFound();
  return { season, division };
}
