/** "Example University account", of the deployment's provider */
export function providerAccountName(provider: string): string {
  return `${provider} account`;
}

/** "Lakeside Chess campus account", of an organization's provider */
export function campusAccountName(organization: string): string {
  return `${organization} campus account`;
}
