import type { SeasonFormProps } from "@/components/season/season-forms";
import { FocusOnMount } from "@/components/ui/focus-on-mount";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ImportPreview as Preview, PreviewRow } from "@/lib/entries/actions/import-entries";
import { paths } from "@/lib/paths";
import { capitalize, counted } from "@/lib/shared/text";

const ICONS: Record<PreviewRow["kind"], IconName> = {
  enter: "check",
  wait: "clock",
  "in-already": "minus",
  "left-out": "minus",
  refused: "circle-alert",
};

/** What an import would do, row by row, and the button that does it. Used inside a `<form>`. */
export function ImportPreview({
  org,
  season,
  preview: { csv, rows, stamp, isNew },
}: SeasonFormProps & { readonly preview: Preview }) {
  const entered = rows.filter(({ kind }) => kind === "enter" || kind === "wait").length;
  const refused = rows.filter(({ kind }) => kind === "refused").length;

  return (
    <>
      <HiddenFields values={{ csv, confirmed: "yes", seen: stamp }} />
      {isNew && (
        <Notice
          tone="bad"
          title="Someone registered, left, or changed the season after you opened this list. Here’s the new one."
          focus
        />
      )}
      <FocusOnMount>
        <div role="status">
          <p className="lead">
            {entered === 0
              ? "No one will be added."
              : `${capitalize(counted(entered, "player"))} will be added.`}{" "}
            {refused > 0 && `${capitalize(counted(refused, "row"))} can’t be imported.`}
          </p>
          <p className="small muted">Nothing has been saved yet.</p>
        </div>
      </FocusOnMount>
      <table className="plain">
        <caption className="sr">The rows of the file</caption>
        <thead>
          <tr>
            <th scope="col" className="w-1/2">
              Row and player
            </th>
            <th scope="col">What will happen</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.line} {...row} />
          ))}
        </tbody>
      </table>
      {entered > 0 && (
        <p className="small">
          Each player gets an email with a link to the rules. You accept the rules on their behalf, and the
          log says so.
        </p>
      )}
      <div className="actions">
        {entered > 0 && <SubmitButton pendingLabel="Adding…">Add {counted(entered, "player")}</SubmitButton>}
        <Link className="row-link" href={paths.importEntries(org, season)}>
          Choose another file
        </Link>
      </div>
    </>
  );
}

function Row({ line, name, email, division, kind, sentence }: PreviewRow) {
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        <span className="font-normal muted">{line}.</span> {name || "No name"}
        <span className="block font-normal muted">{email}</span>
        {division && <span className="block font-normal muted">{division}</span>}
      </th>
      <td className={kind === "refused" ? "text-red" : undefined}>
        <Icon name={ICONS[kind]} /> {sentence}
      </td>
    </tr>
  );
}
