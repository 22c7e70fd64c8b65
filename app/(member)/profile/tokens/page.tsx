import type { Metadata } from "next";
import { Tokens } from "@/components/api/tokens-page";
import { MemberFrame } from "@/components/layout/frames";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { listOwnTokens } from "@/lib/api/store/tokens";
import { scopeOptions } from "@/lib/api/view/scope-options";
import { tokenRows } from "@/lib/api/view/token-rows";
import { TOKENS_DONE } from "@/lib/api/words/done";
import { requireActor } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { frameOf } from "../../frame-of";

export const metadata: Metadata = { title: "API tokens" };

type Props = { readonly searchParams: Promise<{ done?: string | string[] }> };

/** The reader's own tokens for the API. */
export default async function TokensPage({ searchParams }: Props) {
  const actor = await requireActor(paths.tokens());
  const [{ done }, frame, tokens] = await Promise.all([
    searchParams,
    frameOf(actor),
    listOwnTokens(actor.id),
  ]);
  const [first] = actor.rolesEverywhere;
  const zone = first?.organization.timeZone ?? "UTC";
  return (
    <MemberFrame {...frame} organization={first?.organization}>
      <PageHead
        title="API tokens"
        crumb={<Link href={paths.profile()}>Your profile</Link>}
        lead="With a token, a program can act for you, within the limits you choose here."
      />
      <DoneNotice done={done} words={TOKENS_DONE} />
      <Tokens org={null} rows={tokenRows(tokens, { zone, saysMaker: false })} scopes={scopeOptions(null)} />
    </MemberFrame>
  );
}
