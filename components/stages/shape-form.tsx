"use client";

import { classNames } from "@/components/ui/class-names";
import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { Status } from "@/components/ui/status";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { plural } from "@/lib/shared/text";
import { takeShape } from "@/lib/stages/actions/shape";
import type { ShapeLine, ShapesView } from "@/lib/stages/view/shape-view";
import styles from "./shape-form.module.css";

/** The formats side by side, and the button for the chosen one. */
export function ShapeForm({ page, lines, hasTables }: Pick<ShapesView, "page" | "lines" | "hasTables">) {
  const [state, sending] = useSend(takeShape, null);
  const { org, season, madeFrom } = page;
  const chosen = state?.typed.shape ?? lines.find(({ isRecommended }) => isRecommended)?.key;

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form="shape" />
      <HiddenFields values={{ org, season, madeFrom: String(madeFrom) }} />
      <table className={classNames("plain mt-4", styles.shapes)}>
        <caption className="sr">Formats with what each costs</caption>
        <thead>
          <tr>
            <th scope="col">Format</th>
            <th scope="col">Rounds</th>
            <th scope="col" className={styles.wide}>
              Days
            </th>
            <th scope="col" className={styles.wide}>
              Matches each
            </th>
            <th scope="col" className={styles.wide}>
              Matches
            </th>
            {hasTables && <th scope="col">Table hours</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <ShapeName line={line} isChosen={line.key === chosen} />
              </th>
              <td>{line.rounds}</td>
              <td className={styles.wide}>
                {line.days} <span className="muted">until {line.until}</span>
              </td>
              <td className={styles.wide}>{line.each}</td>
              <td className={styles.wide}>{line.matches}</td>
              {hasTables && <td>{line.tableHours}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="actions mt-4">
        <SubmitButton pendingLabel="Saving…">Use this format</SubmitButton>
      </div>
    </SendForm>
  );
}

function ShapeName({ line, isChosen }: { readonly line: ShapeLine; readonly isChosen: boolean }) {
  const { key, name, rule, days, until, each, isRecommended, isPresent, misfit } = line;
  return (
    <label className={styles.name}>
      <input type="radio" name="shape" value={key} defaultChecked={isChosen} required />
      <span>
        <b>{name}</b>
        <span className={styles.more}>{rule}</span>
        <span className={classNames(styles.more, styles.narrow)}>
          {plural(days, "day")}, until {until}. {each === "1" ? "1 match" : `${each} matches`} each.
        </span>
        {isRecommended && <Status kind="confirmed">Recommended</Status>}
        {misfit && <Status kind="due-soon">{misfit}</Status>}
        {isPresent && <span className={styles.more}>In the rules now</span>}
      </span>
    </label>
  );
}
