import type { Metadata } from "next";

import { MemberFrame, PublicFrame } from "@/components/layout/frames";
import { LettersPage, type ShownLetter } from "@/components/mail/letters-page";
import { SitesAway } from "@/components/online/sites-away";
import { requireOperator } from "@/lib/auth/gates";
import { env } from "@/lib/env";
import { listGivenUpLetters, listLetters, type StoredLetter } from "@/lib/mail/store/letters";
import { listSitesAway } from "@/lib/online/store/site-states";
import { instantOf } from "@/lib/shared/instant";

export const metadata: Metadata = { title: "Emails" };

type Props = { readonly searchParams: Promise<{ readonly done?: string | string[] }> };

/** The deployment's emails, for its operator; in a demo for everyone, because that is how people sign in. */
export default async function Letters({ searchParams }: Props) {
  const actor = await requireOperator();
  const [{ done }, letters, givenUp, sites] = await Promise.all([
    searchParams,
    listLetters(),
    listGivenUpLetters(),
    listSitesAway(),
  ]);
  const page = (
    <>
      <SitesAway sites={sites} />
      <LettersPage
        letters={letters.map(shown)}
        givenUp={givenUp.map(shown)}
        isTriedAgain={done === "again"}
        hasMailServer={env().smtp !== undefined}
        appUrl={env().appUrl}
      />
    </>
  );
  return actor ? (
    <MemberFrame reader={actor}>{page}</MemberFrame>
  ) : (
    <PublicFrame app="shown">{page}</PublicFrame>
  );
}

function shown({ createdAt, sentAt, gaveUpAt, ...letter }: StoredLetter): ShownLetter {
  return {
    id: letter.id,
    toEmail: letter.toEmail,
    subject: letter.subject,
    text: letter.text,
    failure: letter.failure,
    attempts: letter.attempts,
    createdAt: instantOf(createdAt),
    sentAt: sentAt && instantOf(sentAt),
    gaveUpAt: gaveUpAt && instantOf(gaveUpAt),
  };
}
