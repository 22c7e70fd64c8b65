/** "Lakeside University. Office 114", or the office alone if it begins with the name. */
export function organizationAndOffice(name: string | undefined, office: string | undefined): string {
  const isNamed = name !== undefined && office?.startsWith(name);
  return [isNamed ? undefined : name, office].filter(Boolean).join(". ");
}
