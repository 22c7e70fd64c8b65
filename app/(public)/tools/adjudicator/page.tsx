import type { Metadata } from "next";
import { Adjudicator } from "@/components/adjudicator/adjudicator";
import { asked } from "@/components/adjudicator/asked";
import { isEmpty, readQuestion } from "@/components/adjudicator/question";
import { SHEETS } from "@/components/adjudicator/sheets";
import { PublicFrame } from "@/components/layout/frames";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requestOrigin } from "@/lib/auth/origin";
import { tooOften } from "@/lib/limits/too-often";
import { visitorOf } from "@/lib/limits/visitor";
import { paths } from "@/lib/paths";
import { seasonRules } from "./load-season-rules";
import "@/app/styles/choices.css";

export const metadata: Metadata = {
  title: "What do the rules say?",
  description: "Paste a chess game or a position, say how it ended, and see what the rules say.",
};

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * What the rules say about a game, for disputes at the board. The query is the question, so the page is rendered per
 * request and works without JavaScript. It reads no cookies, so the same address gives everyone the same answer.
 * Questions are rate-limited per visitor because answering is expensive; an empty page isn't.
 */
export default async function AdjudicatorPage({ searchParams }: Props) {
  const query = await searchParams;
  const tooMany = isEmpty(readQuestion(query, SHEETS)) ? null : await tooManyQuestions();
  if (tooMany !== null) return <TooMany sentence={tooMany} />;
  const season = await seasonRules([query.rules ?? ""].flat()[0] ?? "");
  return (
    <PublicFrame app="touched">
      <Adjudicator {...asked(query, season)} />
    </PublicFrame>
  );
}

/** What a visitor reads after too many questions: when to try again. The question stays in the address. */
function TooMany({ sentence }: { readonly sentence: string }) {
  return (
    <PublicFrame app="touched">
      <PageHead title="What do the rules say?" />
      <Notice tone="bad" title={sentence}>
        Your question is saved in this page’s address, so you can reload the page when it’s time. Or{" "}
        <Link href={paths.adjudicator()}>open an empty board</Link>, which works without our server.
      </Notice>
    </PublicFrame>
  );
}

async function tooManyQuestions(): Promise<string | null> {
  return tooOften({ limit: "adjudication", by: visitorOf(await requestOrigin()) });
}
