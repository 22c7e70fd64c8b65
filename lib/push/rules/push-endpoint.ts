/**
 * Is this an address that a browser's push service could have? Only https on its usual port, and only a public host by
 * name: a person sends us the address, and we send to it. We check where the name leads again when we send.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  const isName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname);
  return (
    isName && !/\.(local|localhost|internal|intranet|lan|home|corp|test|invalid|arpa|onion)$/.test(hostname)
  );
}
