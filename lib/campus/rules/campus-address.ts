/** Path segments of the addresses that an organization's identity provider knows us by. */
const PARTS = { metadata: "metadata", consume: "acs", logout: "logout", finish: "finish" } as const;

/** The addresses of the service provider that an organization has with us. */
export type CampusAddresses = {
  /** The name by which its provider knows us (entity ID), which is also where our metadata is. */
  readonly entityId: string;
  /** Where the provider's answer is posted (assertion consumer service). */
  readonly consume: string;
  readonly logout: string;
};

/**
 * The addresses for an organization. Each organization has its own, so what one provider says to one of them counts for no
 * other (SAML Core 2.5.1.4 audience, Profiles 4.1.4.2 recipient).
 *
 * @param org its slug, which never changes
 */
export function campusAddresses(appUrl: string, org: string): CampusAddresses {
  const at = (part: string) => `${appUrl}/api/campus/${encodeURIComponent(org)}/${part}`;
  return { entityId: at(PARTS.metadata), consume: at(PARTS.consume), logout: at(PARTS.logout) };
}
