import { z } from "zod";
import { now } from "@/lib/clock";
import { updateSeen } from "@/lib/push/store/pushes";

/** A device says that a notification was opened or dismissed. Its id is the secret that only this device was told. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const id = z.uuid().safeParse(form?.get("id"));
  if (!id.success) return new Response(null, { status: 400 });
  await updateSeen(id.data, now());
  return new Response(null, { status: 204 });
}
