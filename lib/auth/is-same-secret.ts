import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in constant time, so a secret can't be guessed one character at a time. */
export function isSameSecret(said: string, expected: string): boolean {
  const [one, two] = [said, expected].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && two !== undefined && timingSafeEqual(one, two);
}

/** Does the request carry this secret as its bearer token? An unset secret lets no one in. */
export function hasBearer(request: Request, secret: string | undefined): boolean {
  return secret !== undefined && isSameSecret(request.headers.get("authorization") ?? "", `Bearer ${secret}`);
}
