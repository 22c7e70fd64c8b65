import { previewDeskClosure } from "@/lib/api/store/desk-closures";
import { errorsAnswer } from "./answer";
import { deskRead } from "./desk-read";

/** Answers with what a closure would do now, or with what's wrong with the query. */
export function previewClosure(request: Request, org: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return deskRead(request, org, async (scope, organization) => {
    const preview = await previewDeskClosure(scope, organization, searchParams);
    if (!preview) return undefined;
    return preview.ok ? preview.value : errorsAnswer(preview.errors);
  });
}
