"use client";

import { useActionState } from "react";
import { type ImportState, importFromFile } from "@/lib/actions/import-entries";
import { LARGEST_FILE } from "@/lib/schemas/entries-file";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { fieldsOf } from "./form-fields";
import { FormTroubles } from "./form-troubles";
import { HiddenFields } from "./hidden-fields";
import styles from "./import-form.module.css";
import { ImportPreview } from "./import-preview";
import type { SeasonFormProps } from "./season-forms";

/** Enters players from a file: the file is chosen, what it would do is shown, and then it is done. */
export function ImportForm(season: SeasonFormProps) {
  const [state, action] = useActionState<ImportState, FormData>(importFromFile, null);

  return (
    <form action={action} className="form self-start">
      <HiddenFields values={season} />
      {state?.preview ? (
        <ImportPreview {...season} preview={state.preview} />
      ) : (
        <>
          <FormTroubles state={state?.trouble ?? null} form="import" />
          <FileField state={state} />
          <div className="actions">
            <SubmitButton pendingLabel="Reading…">Show what it would do</SubmitButton>
          </div>
        </>
      )}
    </form>
  );
}

function FileField({ state }: { readonly state: ImportState }) {
  const { name, id, error } = fieldsOf(state?.trouble ?? null, "import")("file");

  return (
    <TextInput
      label="File"
      hint="CSV as spreadsheets save it, with commas, semicolons or tabs."
      type="file"
      className={`input ${styles.file}`}
      accept=".csv,.txt,.tsv,text/csv"
      required
      onChange={({ currentTarget }) => {
        const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > LARGEST_FILE;
        currentTarget.setCustomValidity(
          isTooLarge ? `Choose a file of at most ${LARGEST_FILE / 1000} kB.` : "",
        );
      }}
      name={name}
      id={id}
      error={error}
    />
  );
}
