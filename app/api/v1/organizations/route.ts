import { cursorQuery } from "@/lib/api/input/operations";
import { listOrganizations } from "@/lib/api/store/public-reads";
import { taggedAnswer } from "../answer";
import { tooManyReads } from "../too-many";

/** A page of the organizations: `/api/v1/organizations?after={cursor}`. */
export async function GET(request: Request): Promise<Response> {
  const tooMany = await tooManyReads(request);
  if (tooMany) return tooMany;
  const query = cursorQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const after = query.success ? query.data.after : undefined;
  return taggedAnswer(request, await listOrganizations(after));
}
