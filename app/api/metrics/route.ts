import { hasBearer } from "@/lib/auth/is-same-secret";
import { env } from "@/lib/env";
import { measureDatabase } from "@/lib/jobs/measure-database";
import { metrics } from "@/lib/telemetry/metrics";

export const dynamic = "force-dynamic";

/** This process's metrics, for Prometheus. Without the token from the settings it answers 404. */
export async function GET(request: Request): Promise<Response> {
  if (!hasBearer(request, env().metricsToken)) return new Response(null, { status: 404 });
  await measureDatabase();
  const { registry } = metrics();
  return new Response(await registry.metrics(), {
    headers: { "content-type": registry.contentType, "cache-control": "no-store" },
  });
}
