import {
  type CampusChoice,
  findOnlyOrganization,
  listCampusChoices,
} from "@/lib/campus/store/campus-sign-ins";
import { findGroupSettings } from "@/lib/campus/store/groups";
import { env } from "@/lib/env";
import { RESERVED_SLUGS } from "@/lib/paths";
import { isSlug } from "@/lib/shared/form-fields";

/** The campus sign-ins that the sign-in page offers, and what they make of its other ways. */
export type CampusWays = {
  readonly choices: readonly CampusChoice[];
  /** The only organization someone can be on their way to wants no other way. */
  readonly isOnly: boolean;
  /** It also sends people on without a button, and the page needs a campus account. */
  readonly isAutomatic: boolean;
};

/**
 * How someone on their way to `next` can sign in with a campus account: at the organization of that page, at the only
 * organization there is, or at any.
 */
export async function findCampusWays(next: string): Promise<CampusWays> {
  if (!env().saml) return { choices: [], isOnly: false, isAutomatic: false };
  const org = organizationIn(next) ?? (await findOnlyOrganization());
  const choices = await listCampusChoices(org);
  const [choice] = org === undefined ? [] : choices;
  return {
    choices,
    isOnly: choice?.isOnly ?? false,
    isAutomatic: (choice?.isAutomatic ?? false) && needsCampusAccount(next),
  };
}

/** The accounts with which someone on their way to `next` can show which groups of the campus they're in. */
export async function findGroupWays(next: string, organizationId: string): Promise<AccountWays> {
  const { choices } = await findCampusWays(next);
  const { oidcClaim } = await findGroupSettings(organizationId);
  return { campuses: choices, provider: (oidcClaim !== null && env().oidc?.name) || null };
}

type AccountWays = {
  readonly campuses: readonly { readonly slug: string; readonly name: string }[];
  /** The deployment's provider: "Example University". */
  readonly provider: string | null;
};

/**
 * Is this a page that only a campus account opens: registering, or the desk? Players with an address from elsewhere are
 * emailed links to their other pages, and would be sent to a campus that doesn't know them.
 */
export function needsCampusAccount(path: string): boolean {
  const [first, , third] = partsOf(path);
  return organizationIn(path) !== undefined && (first === "desk" || third === "register");
}

/** The organization that a path of this app names, such as `/lakeside/fall/register` or `/desk/lakeside`. */
export function organizationIn(path: string): string | undefined {
  const [first = "", second = ""] = partsOf(path);
  const slug = first === "desk" ? second : first;
  return isSlug(slug) && !RESERVED_SLUGS.some((reserved) => reserved === slug) ? slug : undefined;
}

function partsOf(path: string): readonly string[] {
  return path.split(/[?#]/, 1).join("").split("/").slice(1);
}
