import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

/** A division, as far as its files are concerned. */
export type FiledDivision = {
  readonly slug: string;
  readonly name: string;
  readonly isPublished: boolean;
  /** Does it have standings for a crosstable? */
  readonly hasTable: boolean;
};

type SeasonFilesProps = {
  readonly org: string;
  readonly season: string;
  readonly divisions: readonly FiledDivision[];
};

/** The files that can be downloaded from a season. */
export function SeasonFiles({ org, season, divisions }: SeasonFilesProps) {
  const published = divisions.filter(({ isPublished }) => isPublished);
  return (
    <section aria-labelledby="files" className="section tight">
      <HeadRow title="Files" id="files" />
      <Ledger>
        <FileRow href={paths.entriesFile(org, season)} label="Entries (CSV)">
          Everyone who registered, with contact details, for a spreadsheet. Keep it in the office.
        </FileRow>
        {published.length > 0 && (
          <FileRow href={paths.gamesFile(org, season)} label="Games (PGN)">
            Games with recorded moves, including those that the public can’t see.
          </FileRow>
        )}
        {published.length > 0 && (
          <LedgerRow>
            <Link className="row-link font-semibold" href={paths.usChess(org, season)}>
              Rating report for US Chess (DBF)
            </Link>
            <p className="small muted">
              Three files with the season’s games that can be rated. You add IDs and the time control.
            </p>
          </LedgerRow>
        )}
        {published.map((division) => (
          <DivisionRow key={division.slug} org={org} season={season} division={division} />
        ))}
      </Ledger>
    </section>
  );
}

function FileRow({
  href,
  label,
  children,
}: {
  readonly href: string;
  readonly label: string;
  readonly children: string;
}) {
  return (
    <LedgerRow>
      <a className="row-link font-semibold" href={href} download>
        {label}
      </a>
      <p className="small muted">{children}</p>
    </LedgerRow>
  );
}

function DivisionRow({
  org,
  season,
  division: { slug, name, hasTable },
}: Pick<SeasonFilesProps, "org" | "season"> & { readonly division: FiledDivision }) {
  const files = [
    ...(hasTable
      ? [
          { href: paths.standingsFile(org, season, slug), label: "Standings (CSV)" },
          { href: paths.crosstableFile(org, season, slug), label: "Crosstable (CSV)" },
        ]
      : []),
    { href: paths.gamesFile(org, season, slug), label: "Games (PGN)" },
    { href: paths.reportFile(org, season, slug), label: "FIDE report (TRF)" },
  ];
  return (
    <LedgerRow>
      <b>{name}</b>
      <ul className="actions m-0 list-none p-0" aria-label={`Files of ${name}`}>
        {files.map(({ href, label }) => (
          <li key={href}>
            <a className="row-link" href={href} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="small muted">
        In the FIDE report, a round is a match. Fill in the city, federation, and FIDE numbers yourself.
      </p>
    </LedgerRow>
  );
}
