import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { emailAddress } from "@/lib/shared/email-address";
import { storable } from "@/lib/shared/form-fields";
import { claimedName } from "@/lib/shared/person-name";

/** Who a provider says someone is: the subject's name ID and the values of each attribute. */
export type Subject = {
  readonly nameId: { readonly value: string; readonly format: string | undefined } | undefined;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
};

/** Which attribute an organization's provider uses for what; null: the names that campuses usually use. */
export type AttributeNames = {
  /** Null: the persistent name ID. */
  readonly idAttribute: string | null;
  readonly emailAttribute: string | null;
  readonly nameAttribute: string | null;
  readonly groupAttribute: string | null;
};

export type CampusClaims = {
  /** Stays the same when a person's name or address changes, and is never given to someone else. */
  readonly stableId: string;
  readonly email: string;
  readonly name: string | null;
  readonly groups: readonly string[];
};

export const CLAIM_REFUSALS = ["NoStableId", "NoAddress", "BadAddress"] as const;
export type ClaimRefusal = (typeof CLAIM_REFUSALS)[number];

const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";

/** eduPerson 202208, SAML V2.0 Subject Identifier Attributes, and what Entra ID, Okta and Google call them. */
const USUAL = {
  email: [
    "urn:oid:0.9.2342.19200300.100.1.3",
    "mail",
    "email",
    "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  ],
  name: [
    "urn:oid:2.16.840.1.113730.3.1.241",
    "displayName",
    "http://schemas.microsoft.com/identity/claims/displayname",
    "name",
    "urn:oid:2.5.4.3",
    "cn",
  ],
  groups: [
    "urn:oid:1.3.6.1.4.1.5923.1.5.1.1",
    "isMemberOf",
    "urn:oid:1.3.6.1.4.1.5923.1.1.1.1",
    "eduPersonAffiliation",
    "groups",
    "http://schemas.microsoft.com/ws/2008/06/identity/claims/groups",
  ],
} as const;

const LONGEST_ID = 256;
const MOST_GROUPS = 200;

/**
 * Reads from a provider's answer who it's about. The stable id is the attribute that the admin named or else the
 * persistent name ID: other name IDs, such as transient ones and addresses, change or move to other people.
 */
export function readClaims(subject: Subject, names: AttributeNames): Answer<CampusClaims, ClaimRefusal> {
  const stableId = readStableId(subject, names.idAttribute);
  if (stableId === undefined) return refuse("NoStableId");
  const [typed = ""] = valuesOf(subject, names.emailAttribute, USUAL.email);
  if (typed.trim() === "") return refuse("NoAddress");
  const email = emailAddress.safeParse(typed);
  if (!email.success) return refuse("BadAddress");
  const [name = ""] = valuesOf(subject, names.nameAttribute, USUAL.name);
  const groups = valuesOf(subject, names.groupAttribute, USUAL.groups)
    .map((group) => storable(group).trim().slice(0, LONGEST_ID))
    .filter(Boolean);
  return accept({
    stableId,
    email: email.data,
    name: claimedName(name),
    groups: [...new Set(groups)].slice(0, MOST_GROUPS),
  });
}

/** The same value of another attribute is another id, so it's kept with its attribute. */
function readStableId({ nameId, attributes }: Subject, attribute: string | null): string | undefined {
  if (attribute === null) return nameId?.format === PERSISTENT ? keyOf("name-id", [nameId.value]) : undefined;
  return keyOf(attribute, own(attributes, attribute));
}

/** None of several values is the person's id. */
function keyOf(attribute: string, values: readonly string[]): string | undefined {
  const [value, ...others] = values.map((each) => each.trim());
  const isUsable = value !== undefined && value !== "" && others.length === 0;
  return isUsable && value.length <= LONGEST_ID && storable(value) === value
    ? `${attribute}:${value}`
    : undefined;
}

function valuesOf(
  { attributes }: Subject,
  named: string | null,
  usual: readonly string[],
): readonly string[] {
  if (named !== null) return own(attributes, named);
  const found = usual.find((each) => own(attributes, each).length > 0);
  return found ? own(attributes, found) : [];
}

function own(attributes: Subject["attributes"], name: string): readonly string[] {
  return Object.hasOwn(attributes, name) ? (attributes[name] ?? []) : [];
}
