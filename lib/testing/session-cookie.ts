import { encode } from "next-auth/jwt";
import { insertSession } from "@/lib/auth/store/sign-in";

/** The cookie header of a signed-in person on a server with this secret, without the sign-in pages. */
export async function makeSessionCookie(userId: string, secret: string): Promise<string> {
  const sessionId = await insertSession(userId, new Date(), 1);
  return `next-auth.session-token=${await encode({ token: { sub: userId, sessionId }, secret })}`;
}
