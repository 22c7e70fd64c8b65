/** What the headers of a response depend on, besides the response. */
export type Policy = {
  readonly isDev: boolean;
  /** How long browsers should insist on https; 0 sends no such header. */
  readonly hstsSeconds: number;
};

/** Headers that every response has. */
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
 * What a page may load and run: only our own files, and only inline scripts with these hashes. No other inline script
 * or style is allowed.
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

/** The policy of a page that other websites can show in a frame: it loads its look, and runs and sends nothing. */
export const EMBED_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors *",
  "base-uri 'none'",
].join("; ");
