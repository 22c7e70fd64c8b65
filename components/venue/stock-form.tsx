"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { retireStock } from "@/lib/venue/actions/venue";

type Item = { readonly id: string; readonly label: string };

/** A kind of stock: "Boards", and everything of it in use. */
export type StockColumn = { readonly title: string; readonly items: readonly Item[] };

/** Everything at a venue by kind, to be taken out of use together. */
export function StockTable({
  org,
  venue,
  columns,
}: {
  readonly org: string;
  readonly venue: string;
  readonly columns: readonly StockColumn[];
}) {
  const [state, sending] = useSend(retireStock, null);
  const { id, error } = fieldsOf(state, "out")("picks");
  const rows = Math.max(...columns.map(({ items }) => items.length));
  const first = columns.flatMap(({ items }) => items)[0];

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="out" />
      <HiddenFields values={{ org, venue }} />
      <table className="plain stock">
        <caption className="sr">Tables, boards, and clocks in use</caption>
        <thead>
          <tr>
            {columns.map(({ title, items }) => (
              <th key={title} scope="col">
                {title} <span className="num">{items.length}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map(({ title, items }) => {
                const item = items[row];
                return (
                  <td key={title}>
                    {item && (
                      <label className="tick">
                        <input
                          type="checkbox"
                          name="picks"
                          value={item.id}
                          id={item === first ? id : undefined}
                          aria-invalid={error ? true : undefined}
                        />
                        <span>{item.label}</span>
                      </label>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <SubmitButton kind="plain" pendingLabel="Removing…">
        Take selected items out of use
      </SubmitButton>
    </SendForm>
  );
}
