import { hkdfSync } from "node:crypto";

/**
 * The key that Next encrypts an action's bound values with. Every process that serves the site needs the same one
 * across all builds, so it is derived from AUTH_SECRET unless it is set. A build contains another one, which is public:
 * see `BUILD_KEY` in scripts/next/build-app.ts.
 */
export function actionsKey({
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: given,
  AUTH_SECRET: secret = "",
}: Readonly<Record<string, string | undefined>>): string {
  if (given) return given;
  return Buffer.from(hkdfSync("sha256", secret, "", "rookery: bound values of server actions", 32)).toString(
    "base64",
  );
}
