import { campusAddresses } from "@/lib/campus/rules/campus-address";
import { ourMetadata } from "@/lib/campus/saml/service-provider";
import { env } from "@/lib/env";
import { findOrganization } from "@/lib/people/store/organizations";

type Context = { params: Promise<{ org: string }> };

/** What a campus's identity provider needs to know of us, for it to import or to read by this address. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org } = await params;
  const { saml, appUrl } = env();
  const organization = saml && (await findOrganization(org));
  if (!saml || !organization) return new Response(null, { status: 404 });
  const headers = { "content-type": "application/samlmetadata+xml", "cache-control": "no-store" };
  return new Response(ourMetadata(campusAddresses(appUrl, organization.slug), saml), { headers });
}
