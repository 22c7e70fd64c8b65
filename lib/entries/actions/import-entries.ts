"use server";

import { redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { expireAllPublicPages } from "@/lib/jobs/expire-in-request";
import { tooOften } from "@/lib/limits/too-often";
import { paths } from "@/lib/paths";
import { requireSeason } from "@/lib/season/actions/require-season";
import { changeOfSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { parseCsv } from "@/lib/shared/csv";
import { type FormState, formErrors, type Showing } from "@/lib/shared/form";
import { readSentText } from "@/lib/shared/sent-file";
import { readEntriesFile } from "../input/entries-file";
import { importInput } from "../input/entry";
import { LARGEST_FILE } from "../rules/file-columns";
import { type ImportFate, planImport } from "../rules/plan-import";
import { findImportContext } from "../store/import-context";
import { importEntries, planStamp } from "../store/import-entries";
import { importSentence } from "../words/import-words";

/** A row of the file with what would become of it. */
export type PreviewRow = {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly division: string;
  readonly kind: ImportFate["kind"];
  readonly sentence: string;
};

/**
 * What an import would do. The file isn't stored for it: its text goes to the browser and comes back with the
 * confirmation.
 */
export type ImportPreview = {
  readonly csv: string;
  readonly rows: readonly PreviewRow[];
  /** The stamp of what the import would do: the confirmation is only for that. */
  readonly stamp: string;
  /** The confirmation was for an older preview, and the new one is different. */
  readonly isNew?: boolean;
};

export type ImportState = FormState | Showing<ImportPreview>;

const CLOSED =
  "You can only import players while registration is open. Open it first, then choose the file again.";

/**
 * Imports players from a file: first shows what it would do, then, with the text that was shown and a confirmation,
 * does it. The text comes from outside both times and is read the same way.
 */
export const importFromFile = directorForm(
  importInput,
  async ({ actor, scope, organization }, input, form): Promise<ImportState> => {
    const season = await requireSeason(organization.slug, input.season);
    const refuse = (sentence: string) => formErrors(new FormData(), sentence, { file: sentence });
    if (season.status !== "registration") return refuse(CLOSED);
    const tooMany = await tooOften({ limit: "import", by: actor.id });
    if (tooMany !== null) return refuse(tooMany);

    const csv = await readSentText(form, LARGEST_FILE);
    if (csv === null) return refuse(`Choose a file of at most ${LARGEST_FILE / 1000} kB.`);
    const file = readEntriesFile(parseCsv(csv));
    if (!file.ok) return refuse(file.sentence);
    if (form.get("confirmed") !== "yes") return { shown: await preview(season, csv, file) };

    const answer = await importEntries(scope, season, { rows: file.rows, seen: input.seen }, now());
    if (!answer.ok && answer.refusal === "changed")
      return { shown: { ...(await preview(season, csv, file)), isNew: true } };
    if (!answer.ok) return refuse(CLOSED);
    expireAllPublicPages([changeOfSeason(season), ...answer.value.changes]);
    redirect(
      `${paths.deskSeason(organization.slug, season.slug)}?done=imported&count=${answer.value.entered}`,
    );
  },
);

async function preview(
  season: SeasonFacts,
  csv: string,
  { rows, unread }: Extract<ReturnType<typeof readEntriesFile>, { ok: true }>,
): Promise<ImportPreview> {
  const context = await findImportContext(season, { rows, at: now() });
  const plan = planImport(rows, context);
  const planned = plan.map((each): PreviewRow => {
    const { line, name, email } = each.row;
    const sentence = importSentence(each, context);
    return { line, name, email, division: each.division, kind: each.fate.kind, sentence };
  });
  const refused = unread.map((row): PreviewRow => ({ ...row, division: "", kind: "refused" }));
  return {
    csv,
    rows: [...planned, ...refused].sort((one, two) => one.line - two.line),
    stamp: planStamp(plan),
  };
}
