import { z } from "zod";
import { now } from "@/lib/clock";
import { updateSeen } from "@/lib/push/store/pushes";

/** A device says that a notification was opened or dismissed. Its id is the secret that only this device was told. */
export async function POST(request: Request): Promise<Response> {
  const id = z.uuid().safeParse((await request.formData()).get("id"));
  if (id.success) await updateSeen(id.data, now());
  return new Response(null, { status: 204 });
}
