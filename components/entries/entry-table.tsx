import type { EntryView } from "@/lib/entries/view/entries-of-desk";
import { Link } from "../ui/link";
import { Undelivered } from "./undelivered";

type EntryTableProps = {
  readonly entries: readonly EntryView[];
  /** The address of the season's file of entries. */
  readonly file: string;
};

/** A division's players in order of registration: all of them, or as many as a page can show. */
export function EntryTable({ entries, file }: EntryTableProps) {
  return (
    <>
      {entries.length > MOST_SHOWN && (
        <p className="small muted">
          The first {MOST_SHOWN.toLocaleString("en-US")} players to register are shown here.{" "}
          <a href={file}>The season’s file of entries</a> has everyone.
        </p>
      )}
      <Rows entries={entries.slice(0, MOST_SHOWN)} />
    </>
  );
}

const MOST_SHOWN = 1_000;

function Rows({ entries }: Pick<EntryTableProps, "entries">) {
  return (
    <table className="plain">
      <caption className="sr">Players in order of registration</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col" className="max-md:hidden">
            Registered
          </th>
          <th scope="col" className="r">
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row" className="[overflow-wrap:anywhere]">
              <Link href={entry.href}>{entry.name}</Link>
              <span className="block font-normal muted">
                {entry.email}
                {entry.correctHref && <Undelivered href={entry.correctHref} name={entry.name} />}
                {entry.phone && <span className="block">{entry.phone}</span>}
                {entry.remarks.map((remark) => (
                  <span key={remark} className="block">
                    {remark}
                  </span>
                ))}
                <span className="block md:hidden">{entry.when}</span>
              </span>
            </th>
            <td className="max-md:hidden">{entry.when}</td>
            <td className="r">{entry.status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
