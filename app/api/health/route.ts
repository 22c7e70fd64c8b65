export const dynamic = "force-dynamic";

/** Answers 200 as long as the process answers at all, whatever its database does: see /api/ready for that. */
export function GET(): Response {
  return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
}
