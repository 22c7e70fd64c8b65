import { closurePreviewParameters } from "@/lib/api/input/desk-closure-resources";
import { previewDeskClosure } from "@/lib/api/store/desk-closures";
import { readForm, skippedTime } from "@/lib/shared/form";
import { closurePreviewQuery } from "@/lib/venue/input/closure";
import { errorsAnswer } from "./answer";
import { deskRead } from "./desk-read";

/** Answers with what a closure would do now, or with what's wrong with the query. */
export function previewClosure(request: Request, org: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return deskRead(request, org, async (scope, organization) => {
    const form = formOf(org, searchParams);
    const query = readForm(closurePreviewQuery, form);
    if (!query.ok) return errorsAnswer(query.errors);
    const skipped = skippedTime(form, organization.timeZone);
    return skipped ? errorsAnswer(skipped) : await previewDeskClosure(scope, organization, query.value);
  });
}

/** The query as the form of the page. */
function formOf(org: string, asked: URLSearchParams): FormData {
  const form = new FormData();
  form.set("org", org);
  for (const name of Object.keys(closurePreviewParameters.shape)) {
    const value = asked.get(name);
    if (value !== null) form.set(name, value);
  }
  return form;
}
