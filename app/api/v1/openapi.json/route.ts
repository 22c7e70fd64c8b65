import { describeApi } from "@/lib/api/view/description";
import { apiPaths } from "@/lib/paths/api";
import { ASKED_EACH_TIME } from "@/lib/shared/asked-each-time";

/** The same for everyone until the next release. */
export const dynamic = "force-static";

/** What the API can do, for programs (OpenAPI 3.1). */
export function GET(): Response {
  return Response.json(describeApi(apiPaths.api()), { headers: { "cache-control": ASKED_EACH_TIME } });
}
