import { encode } from "next-auth/jwt";
import { insertSession } from "@/lib/auth/store/sign-in";

/** Signs somebody in, without the sign-in pages, on a server that has this secret: the value of its cookie header. */
export async function makeSessionCookie(userId: string, secret: string): Promise<string> {
  const sessionId = await insertSession(userId, new Date(), 1);
  return `next-auth.session-token=${await encode({ token: { sub: userId, sessionId }, secret })}`;
}
