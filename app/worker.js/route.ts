import { WORKER_SCRIPT } from "@/lib/installed/view/worker-script";

/** The same for everyone. */
export const dynamic = "force-static";

/** The service worker, which browsers ask for again to see whether it has changed. */
export function GET(): Response {
  return new Response(WORKER_SCRIPT, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}
