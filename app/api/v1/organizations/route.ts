import { cursorQuery } from "@/lib/api/input/operations";
import { listOrganizations } from "@/lib/api/store/public-reads";
import { taggedAnswer, wrongCursorAnswer } from "../answer";
import { tooManyReads } from "../too-many";

/** A page of the organizations: `/api/v1/organizations?after={cursor}`. */
export async function GET(request: Request): Promise<Response> {
  const tooMany = await tooManyReads(request);
  if (tooMany) return tooMany;
  const query = cursorQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const page = query.success && (await listOrganizations(query.data.after));
  return page ? taggedAnswer(request, page) : wrongCursorAnswer();
}
