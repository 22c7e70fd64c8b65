import { paths } from "@/lib/paths";

type TableFilesProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  /** Does it have standings? */
  readonly hasTable: boolean;
};

/** The standings of a division as files, and its results as a feed. */
export function TableFiles({ org, season, division, hasTable }: TableFilesProps) {
  return (
    <p className="no-print small mt-4">
      {hasTable && (
        <>
          For a spreadsheet:{" "}
          <a href={paths.standingsFile(org, season, division)} download>
            standings
          </a>
          ,{" "}
          <a href={paths.crosstableFile(org, season, division)} download>
            crosstable
          </a>{" "}
          (CSV).{" "}
        </>
      )}
      For a feed reader: <a href={paths.divisionFeed(org, season, division)}>results</a> (Atom).
    </p>
  );
}
