import { readReadiness } from "@/lib/db/readiness/recent";

export const dynamic = "force-dynamic";

/**
 * Answers 200 when this process can serve people, 503 when it can't, with the result of each check. `?exclude=jobs`
 * leaves a check out, for a load balancer that should keep a process whose pages are fine.
 */
export async function GET(request: Request): Promise<Response> {
  const excluded = new URL(request.url).searchParams.getAll("exclude");
  const checks = (await readReadiness()).filter(({ name }) => !excluded.includes(name));
  const ok = checks.every((check) => check.ok);
  return Response.json({ ok, checks }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}
