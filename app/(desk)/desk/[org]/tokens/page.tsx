import type { Metadata } from "next";
import { Tokens } from "@/components/api/tokens-page";
import { DeskFrame } from "@/components/layout/frames";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { listOrganizationTokens } from "@/lib/api/store/tokens";
import { scopeOptions } from "@/lib/api/view/scope-options";
import { tokenRows } from "@/lib/api/view/token-rows";
import { TOKENS_DONE } from "@/lib/api/words/done";
import { requireAdmin } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "API tokens" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** The tokens of an organization for the API. */
export default async function OrganizationTokensPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireAdmin(org);
  const [frame, { done }, tokens] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    listOrganizationTokens(desk.scope),
  ]);
  const zone = desk.organization.timeZone;
  const here = desk.actor.rolesEverywhere.find(({ organization }) => organization.slug === org);
  return (
    <DeskFrame {...frame} current="people">
      <PageHead
        title="API tokens"
        crumb={<Link href={paths.people(org)}>People</Link>}
        lead="An organization’s token works only for this organization, with the rights of the admin who made it. Any admin can revoke it."
      />
      <DoneNotice done={done} words={TOKENS_DONE} />
      <Tokens
        org={org}
        rows={tokenRows(tokens, { zone, saysMaker: true })}
        scopes={scopeOptions(here?.roles ?? [])}
      />
    </DeskFrame>
  );
}
