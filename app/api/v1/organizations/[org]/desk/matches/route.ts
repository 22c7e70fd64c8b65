import { listDeskMatches } from "@/lib/api/store/desk-matches";
import { now } from "@/lib/clock";
import { staffRead } from "../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string }> };

/** The matches that results can be entered for, as staff see them. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org } = await params;
  return staffRead(request, org, (scope) => listDeskMatches(scope, now()));
}
