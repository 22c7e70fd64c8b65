import { previewClosure } from "../../../../preview-closure";

type Context = { readonly params: Promise<{ readonly org: string }> };

/** What a closure would do now, as directors see it before they confirm it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org } = await params;
  return previewClosure(request, org);
}
