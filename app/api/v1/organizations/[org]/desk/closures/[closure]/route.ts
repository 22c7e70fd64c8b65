import { readDeskClosure } from "@/lib/api/store/desk-closures";
import { staffRead } from "../../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string; readonly closure: string }> };

/** A closure as staff see it, with the matches that it changed. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, closure } = await params;
  return staffRead(request, org, (scope) => readDeskClosure(scope, closure));
}
