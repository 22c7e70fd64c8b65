import { paths } from "@/lib/paths";

type TableFilesProps = { readonly org: string; readonly season: string; readonly division: string };

/** The standings of a division as files. */
export function TableFiles({ org, season, division }: TableFilesProps) {
  return (
    <p className="no-print small mt-4">
      For a spreadsheet:{" "}
      <a href={paths.standingsFile(org, season, division)} download>
        standings
      </a>
      ,{" "}
      <a href={paths.crosstableFile(org, season, division)} download>
        crosstable
      </a>{" "}
      (CSV).
    </p>
  );
}
