import { Icon } from "@/components/ui/icon";
import type { Effect } from "@/lib/match/view/effect";
import { changeRanks } from "@/lib/match/words/ranks";

/** The standings before and after, for each possible action. */
export function EffectTable({
  effects,
  caption = "Points and rank, before and after each ruling",
}: {
  readonly effects: readonly Effect[];
  readonly caption?: string;
}) {
  return (
    <section aria-labelledby="effect">
      <h3 id="effect">Effect on the standings</h3>
      <table className="plain eff">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col" className="r pl-3">
              Now
            </th>
            <th scope="col" className="r pl-3">
              Then
            </th>
            <th scope="col" className="r pl-3">
              {" "}
              Rank
            </th>
          </tr>
        </thead>
        {effects.map((effect) => (
          <EffectRows key={effect.heading} effect={effect} />
        ))}
      </table>
    </section>
  );
}

function EffectRows({ effect: { heading, rows, others } }: { readonly effect: Effect }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className="eff-h">
          {heading}
        </th>
      </tr>
      {rows.map(({ name, now, next, rank }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className="r pl-3">{now}</td>
          <td className="r pl-3">
            <b>{next}</b>
          </td>
          <td className="r pl-3">
            <RankChange {...rank} />
          </td>
        </tr>
      ))}
      {others > 0 && (
        <tr>
          <td colSpan={4} className="muted">
            {changeRanks(others)}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function RankChange({ from, to }: Effect["rows"][number]["rank"]) {
  if (to === null) return <span className="whitespace-nowrap">out</span>;
  if (from === to) return <span className="whitespace-nowrap">stays {from}</span>;
  return (
    <span className="mv">
      <Icon name={to < from ? "arrow-up" : "arrow-down"} />
      {from} to {to}
    </span>
  );
}
