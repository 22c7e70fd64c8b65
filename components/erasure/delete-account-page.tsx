import { ButtonLink } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import type { ErasedRow } from "@/lib/erasure/view/erasure-view";
import { paths } from "@/lib/paths";
import { DeleteAccountForm } from "./delete-account-form";

export interface DeleteAccountPageProps {
  readonly email: string;
  readonly rows: readonly ErasedRow[];
  /** What has to be done first. */
  readonly obstacles: readonly string[];
  /** Null if they signed in too long ago; the sentence then says what to do. */
  readonly stamp: string | null;
  readonly signInAgain: string;
  readonly signIn: string;
}

/** What deleting the account does, and the form that does it. */
export function DeleteAccountPage({
  email,
  rows,
  obstacles,
  stamp,
  signInAgain,
  signIn,
}: DeleteAccountPageProps) {
  return (
    <>
      <PageHead
        title="Delete your account"
        crumb={<Link href={paths.profile()}>Your profile</Link>}
        lead={`This can’t be undone. Your name and contact details are deleted right away${rows.length > 0 ? "; your results stay, with a number instead of your name" : ""}.`}
      />
      {obstacles.length > 0 && (
        <Notice tone="bad" title="You can’t delete your account yet.">
          <ul className="list-disc pl-5">
            {obstacles.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {rows.length > 0 && (
        <section className="section" aria-labelledby="registrations">
          <HeadRow title="Your registrations" id="registrations">
            <p>{rows.length}</p>
          </HeadRow>
          <Ledger>
            {rows.map(({ id, title, label, consequence }) => (
              <LedgerRow key={id}>
                <p className="font-semibold wrap-anywhere">{title}</p>
                <p className="small">You’ll be “{label}” there.</p>
                {consequence && <p className="small">{consequence}</p>}
              </LedgerRow>
            ))}
          </Ledger>
        </section>
      )}
      <section className="section" aria-labelledby="what-goes">
        <h2 id="what-goes">What is deleted</h2>
        <ul className="mt-3 grid list-disc gap-1 pl-5 wrap-anywhere">
          <li>Your account {email}, with your sign-ins, campus accounts, and roles</li>
          <li>Your phone number, date of birth, usernames, availability, and notifications</li>
          <li>The emails sent to you, and your name in those sent to others</li>
          <li>What you wrote in your matches, and the photos of them</li>
        </ul>
        <p className="mt-3">
          We tell your directors that an account was deleted
          {rows.length > 0 && " and which numbers its results now have"}.
        </p>
      </section>
      {obstacles.length === 0 &&
        (stamp === null ? (
          <Notice tone="soon" title="Sign in again first.">
            <p>{signInAgain}</p>
            <p className="actions">
              <ButtonLink kind="primary" href={signIn}>
                Sign in again
              </ButtonLink>
            </p>
          </Notice>
        ) : (
          <section className="section" aria-labelledby="confirm">
            <h2 id="confirm">Confirm</h2>
            <DeleteAccountForm stamp={stamp} email={email} />
          </section>
        ))}
    </>
  );
}
