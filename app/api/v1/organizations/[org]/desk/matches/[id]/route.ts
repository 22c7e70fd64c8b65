import { readDeskMatch } from "@/lib/api/store/desk-matches";
import { staffRead } from "../../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string; readonly id: string }> };

/** A match as staff see it, with the version that commands answer. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, id } = await params;
  return staffRead(request, org, (scope) => readDeskMatch(scope, id));
}
