import type { Metadata } from "next";
import { MemberFrame, PublicFrame } from "@/components/layout/frames";
import { NewOrganizationForm } from "@/components/set-up/organization-form";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requireOperator } from "@/lib/auth/gates";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { ZONES } from "@/lib/people/input/organization";
import { findOrganization } from "@/lib/people/store/organizations";

export const metadata: Metadata = { title: "New organization" };

type Props = { readonly searchParams: Promise<{ readonly done?: string | string[] }> };

/** One more organization on this site, for its operator. */
export default async function NewOrganizationPage({ searchParams }: Props) {
  const actor = await requireOperator();
  const { done } = await searchParams;
  const added = typeof done === "string" ? await findOrganization(done) : undefined;
  const page = (
    <>
      <PageHead
        title="New organization"
        lead="A campus or a club with its own seasons, people, and office. Its first admin does the rest."
      />
      {added && (
        <Notice tone="ok" focus title={`${added.name} is ready.`}>
          {env().smtp ? "We emailed its admin." : "Tell its admin: there’s no mail server, so we couldn’t."}{" "}
          <Link href={paths.organization(added.slug)}>See its page</Link>
        </Notice>
      )}
      <NewOrganizationForm key={added?.slug} zones={ZONES} host={new URL(env().appUrl).host} />
    </>
  );
  return actor ? (
    <MemberFrame reader={actor}>{page}</MemberFrame>
  ) : (
    <PublicFrame app="shown">{page}</PublicFrame>
  );
}
