import { SHOWN_HOURS } from "@/lib/venue/input/hours-fields";
import { clockHour } from "@/lib/venue/words/hours";
import { PaintBoxes } from "./paint-boxes";

interface HoursGridProps {
  readonly caption: string;
  /** One column: the prefix of its boxes' values, its short and long names, and the hours that are free. */
  readonly columns: readonly {
    readonly key: string;
    readonly short: string;
    readonly long: string;
    readonly free: ReadonlySet<number>;
  }[];
  readonly name: string;
  /** The value a box sends. */
  readonly boxValue: (column: string, hour: number) => string;
}

/** A grid of hours to mark as free: native check boxes, so it works by keyboard, by touch and without JavaScript. */
export function HoursGrid({ caption, columns, name, boxValue }: HoursGridProps) {
  return (
    <PaintBoxes>
      <table className="hours weekly">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Hour</span>
            </th>
            {columns.map(({ key, short, long }) => (
              <th scope="col" key={key} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHOWN_HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row">{clockHour(hour)}</th>
              {columns.map(({ key, long, free }) => (
                <td key={key}>
                  <label className="free">
                    <input
                      type="checkbox"
                      name={name}
                      value={boxValue(key, hour)}
                      defaultChecked={free.has(hour)}
                      aria-label={`${long}, ${clockHour(hour)}`}
                    />
                    <span className="bl" aria-hidden="true" />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PaintBoxes>
  );
}
