import type { Metadata } from "next";

import { MemberFrame, PublicFrame } from "@/components/layout/frames";
import { LettersPage } from "@/components/letters/letters-page";
import { requireOperator } from "@/lib/auth/gates";
import { listLetters } from "@/lib/data/letters";
import { instantOf } from "@/lib/domain/instant";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Letters" };

/** The letters of the deployment, for its operator; in a demo for everybody, since that is how one signs in. */
export default async function Letters() {
  const actor = await requireOperator();
  const letters = await listLetters();
  const page = (
    <LettersPage
      letters={letters.map((letter) => ({
        ...letter,
        createdAt: instantOf(letter.createdAt),
        sentAt: letter.sentAt && instantOf(letter.sentAt),
      }))}
      hasMailServer={env().smtp !== undefined}
      appUrl={env().appUrl}
    />
  );
  return actor ? <MemberFrame reader={actor}>{page}</MemberFrame> : <PublicFrame>{page}</PublicFrame>;
}
