/** What the headers of an answer depend on beside the answer. */
export type Policy = {
  readonly isDev: boolean;
  /** How long browsers keep to https; 0 where nothing is said. */
  readonly hstsSeconds: number;
};

/** Headers that every answer has, whatever it is. */
export function commonHeaders({ hstsSeconds }: Policy): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy":
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ...(hstsSeconds > 0 ? { "Strict-Transport-Security": `max-age=${hstsSeconds}` } : {}),
  };
}

/**
 * What a page may load and run: only what comes from us, and of scripts within it only those with these hashes. No
 * script and no style may be written into a page.
 */
export function contentPolicy(scriptHashes: readonly string[], { isDev }: Policy): string {
  const scripts = isDev
    ? "'unsafe-inline' 'unsafe-eval'"
    : scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDev ? " ws:" : ""}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join("; ");
}
