import { readReadiness } from "@/lib/db/readiness/recent";

export const dynamic = "force-dynamic";

/**
 * Answers 200 when people can be sent to this process, 503 when not, and what each check found. `?exclude=jobs` leaves
 * a check out, for a load balancer that should keep a process whose pages are fine.
 */
export async function GET(request: Request): Promise<Response> {
  const excluded = new URL(request.url).searchParams.getAll("exclude");
  const checks = (await readReadiness()).filter(({ name }) => !excluded.includes(name));
  const ok = checks.every((check) => check.ok);
  return Response.json({ ok, checks }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}
