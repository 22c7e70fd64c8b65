import type { Metadata } from "next";
import { Adjudicator } from "@/components/adjudicator/adjudicator";
import { readQuestion } from "@/components/adjudicator/question";
import { PublicFrame } from "@/components/layout/frames";

export const metadata: Metadata = {
  title: "What does the rule say?",
  description:
    "Paste a chess game or a position, say how it ended, and read what the rules say, with the rule.",
};

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * What the rules say about a game, for disputes at the table. The query is the question, so the page is drawn for each request and
 * answers without JavaScript too; it reads no cookie and asks no database, so anyone gets the same answer to the same address.
 */
export default async function AdjudicatorPage({ searchParams }: Props) {
  const question = readQuestion(await searchParams);
  return (
    <PublicFrame>
      <Adjudicator question={question} />
    </PublicFrame>
  );
}
