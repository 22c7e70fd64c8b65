import { isDatabaseReady } from "@/lib/data/health";

export const dynamic = "force-dynamic";

/** Answers 200 while the process can reach its database. */
export async function GET(): Promise<Response> {
  const ok = await isDatabaseReady();
  return Response.json({ ok }, { status: ok ? 200 : 503 });
}
