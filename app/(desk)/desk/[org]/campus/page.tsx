import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { CampusGroupsForm } from "@/components/people/campus-groups-form";
import { CampusSignInForm, EndCampusSignInForm } from "@/components/people/campus-sign-in-forms";
import { Definitions } from "@/components/ui/definitions";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requireAdmin } from "@/lib/auth/gates";
import { campusAddresses } from "@/lib/campus/rules/campus-address";
import { campusStamp, findCampusSignIn, listCampusDomains } from "@/lib/campus/store/campus-sign-ins";
import { findGroupSettings, groupStamp } from "@/lib/campus/store/groups";
import { campusForm } from "@/lib/campus/view/campus-form";
import { CAMPUS_DONE } from "@/lib/campus/words/done";
import { failureSentence } from "@/lib/campus/words/metadata-refusals";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { list } from "@/lib/shared/text";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Campus sign-in" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** How an organization's people sign in with their campus account. */
export default async function CampusSignInPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireAdmin(org);
  const [{ done }, frame, campus, domains, groups] = await Promise.all([
    searchParams,
    loadDeskFrame(desk),
    findCampusSignIn(org),
    listCampusDomains(desk.organization.id),
    findGroupSettings(desk.organization.id),
  ]);
  const { saml, oidc, appUrl } = env();
  const seen = campusStamp(campus);
  const failure = failureSentence(campus?.failure ?? null);
  const ours = campusAddresses(appUrl, org);

  return (
    <DeskFrame {...frame} current="people">
      <PageHead
        title="Campus sign-in"
        crumb={<Link href={paths.people(org)}>People</Link>}
        lead="Players sign in with the account their campus gave them (SAML 2.0)."
      />
      <DoneNotice done={done} words={CAMPUS_DONE} />
      {failure && (
        <Notice tone="bad" title="We couldn’t read your campus’s metadata again">
          {failure} Sign-in keeps working with what we have.
        </Notice>
      )}
      {saml ? (
        <div className="cols cols-7-5">
          <section aria-labelledby="provider">
            <HeadRow title="Your campus’s identity provider" id="provider" />
            <div className="mt-4">
              <CampusSignInForm org={org} seen={seen} {...campusForm(campus)} />
            </div>
          </section>
          <div>
            <section aria-labelledby="ours">
              <HeadRow title="What your campus needs" id="ours" />
              <p className="small mt-4">Send these to the people who run your campus’s sign-in.</p>
              <Definitions
                items={[
                  { term: "Metadata, entity ID", text: <Link href={ours.entityId}>{ours.entityId}</Link> },
                  { term: "Reply URL (ACS)", text: ours.consume },
                  { term: "Logout", text: ours.logout },
                  { term: "Email domains", text: domains.length > 0 ? list(domains) : NO_DOMAINS },
                ]}
              />
            </section>
            {campus && (
              <section className="section" aria-labelledby="end">
                <HeadRow title="End campus sign-in" id="end" />
                <EndCampusSignInForm org={org} seen={seen} />
              </section>
            )}
          </div>
        </div>
      ) : (
        <Notice tone="soon" still title="This site isn’t ready for campus sign-in">
          Ask the people who run it to make a key with “npm run saml-keys”.
        </Notice>
      )}
      {(saml || oidc) && (
        <section className="section cols cols-7-5" aria-labelledby="groups">
          <div>
            <HeadRow title="Groups of your campus" id="groups" />
            <p className="small mt-4">
              You can limit a season to some of these groups on its “Who can play” page. People join a group
              the next time they sign in.
            </p>
            <CampusGroupsForm
              org={org}
              seen={groupStamp(groups)}
              names={groups.names}
              oidc={oidc ? { provider: oidc.name, claim: groups.oidcClaim ?? "" } : null}
              days={groups.days}
            />
          </div>
        </section>
      )}
    </DeskFrame>
  );
}

const NO_DOMAINS =
  "None yet, so no one new can sign in. Ask the people who run this site to allow your campus’s email domain.";
