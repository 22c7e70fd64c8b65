import type { EntryView } from "@/lib/entries/view/entries-of-desk";
import { Link } from "../ui/link";
import { Undelivered } from "./undelivered";

/** A division's players in order of registration. */
export function EntryTable({ entries }: { readonly entries: readonly EntryView[] }) {
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
