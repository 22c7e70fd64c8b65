import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

type Named = { readonly slug: string; readonly name: string };

type Props = {
  readonly org: string;
  readonly season: Named;
  /** For a page below a division. */
  readonly division?: Named;
  /** What follows: ". Registration is open". */
  readonly children?: ReactNode;
};

/** The way back from a page of the desk: "Seasons, Fall 2026", "Seasons, Fall 2026, Open". */
export function SeasonCrumb({ org, season, division, children }: Props) {
  return (
    <>
      <Link href={paths.deskSeasons(org)}>Seasons</Link>,{" "}
      <Link href={paths.deskSeason(org, season.slug)}>{season.name}</Link>
      {division && (
        <>
          , <Link href={paths.deskDivision(org, season.slug, division.slug)}>{division.name}</Link>
        </>
      )}
      {children}
    </>
  );
}
