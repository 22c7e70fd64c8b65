import type { Metadata } from "next";
import { Adjudicator } from "@/components/adjudicator/adjudicator";
import { readQuestion } from "@/components/adjudicator/question";
import { rulesChoices } from "@/components/adjudicator/rules-choice";
import { PublicFrame } from "@/components/layout/frames";
import { seasonRules } from "./season-rules";

export const metadata: Metadata = {
  title: "What does the rule say?",
  description:
    "Paste a chess game or a position, say how it ended, and read what the rules say, with the rule.",
};

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * What the rules say about a game, for disputes at the table. The query is the question, so the page is drawn for each request and
 * answers without JavaScript too; it reads no cookie, so anyone gets the same answer to the same address. The database is asked only for
 * the rules of a season that the address names.
 */
export default async function AdjudicatorPage({ searchParams }: Props) {
  const query = await searchParams;
  const season = await seasonRules([query.rules ?? ""].flat()[0] ?? "");
  return (
    <PublicFrame>
      <Adjudicator question={readQuestion(query, rulesChoices(season))} season={season} />
    </PublicFrame>
  );
}
