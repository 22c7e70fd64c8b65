export const dynamic = "force-dynamic";

/** Answers 200 as long as the process runs, even without its database; /api/ready checks that. */
export function GET(): Response {
  return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
}
