"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, readState } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { type ImportState, importFromFile } from "@/lib/entries/actions/import-entries";
import { LARGEST_FILE } from "@/lib/entries/rules/file-columns";
import type { FormState } from "@/lib/shared/form";
import { ImportPreview } from "./import-preview";

/** Imports players from a file: choose the file, see what it would do, then confirm. */
export function ImportForm(season: SeasonFormProps) {
  const [state, sending] = useSend<ImportState>(importFromFile, null);
  const { shown, errors } = readState(state);

  return (
    <SendForm sending={sending} className="form self-start">
      <HiddenFields values={season} />
      {shown ? (
        <ImportPreview {...season} preview={shown} />
      ) : (
        <>
          <FormErrors state={errors} form="import" />
          <FileField state={errors} />
          <div className="actions">
            <SubmitButton pendingLabel="Reading…">Preview</SubmitButton>
          </div>
        </>
      )}
    </SendForm>
  );
}

function FileField({ state }: { readonly state: FormState }) {
  const { name, id, error } = fieldsOf(state, "import")("file");

  return (
    <TextInput
      label="File"
      hint="A CSV file from a spreadsheet, with commas, semicolons, or tabs."
      type="file"
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
