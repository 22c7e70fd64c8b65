/** Where a process reaches itself: one that listens on every address listens on the machine's own. */
export function ownAddress({
  HOSTNAME: host = "0.0.0.0",
  PORT: port = "3000",
}: Readonly<Record<string, string | undefined>>): string {
  if (host === "0.0.0.0" || host === "") return `http://127.0.0.1:${port}`;
  if (host === "::") return `http://[::1]:${port}`;
  return host.includes(":") ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}
