import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormState } from "@/lib/shared/form";
import { MatchActions } from "../match-actions";
import { RuleForm } from "./rule-form";

const FILL = {
  result: "home",
  score: "2-0",
  rule: "4.4 A contested report",
  reason: "Both signed the slip.",
};
const HREF = "/desk/lakeside/matches/m1?answer=report-stands#ruling";

test("an answer fills in the form after a ruling was refused, and the reasons that were written stay", () => {
  const html = formAfter({ answer: "" });
  expect(fieldValue(html, "score")).toBe("2-0");
  expect(fieldValue(html, "rule")).toBe("4.4 A contested report");
  expect(html).toContain(">I saw the sheet.</textarea>");
  expect(html).not.toContain("Name the rule");
});

test("a ruling that was refused under an answer keeps what was typed instead of it", () => {
  const html = formAfter({ answer: HREF });
  expect(fieldValue(html, "answer")).toBe(HREF);
  expect(fieldValue(html, "score")).toBe("1-0");
  expect(fieldValue(html, "rule")).toBe("");
  expect(html).toContain("Name the rule");
});

test("reasons that another answer drafted make way for those of this one", () => {
  const draft = "Theo couldn’t be reached.";
  expect(formAfter({ answer: "", draft, reason: draft })).toContain(`>${FILL.reason}</textarea>`);
  expect(formAfter({ answer: "", draft, reason: "I saw the sheet." })).toContain(
    ">I saw the sheet.</textarea>",
  );
});

/** The form under an answer, after a ruling was refused that was written under that answer, another one, or none. */
function formAfter({ answer, draft = "", reason = "I saw the sheet." }: Refused): string {
  const refused: FormState = {
    sentence: "Name the rule.",
    fields: { rule: "Name the rule." },
    typed: { answer, score: "1-0", rule: "", reason, draft },
  };
  const sending = { send: () => undefined, unsent: null };
  return renderToStaticMarkup(
    <MatchActions matchId="m1" seen={1} actions={{ ruleOnMatch: [refused, sending] }}>
      <RuleForm org="lakeside" results={[]} scoreHint="" rules={[]} primary answer={HREF} fill={FILL}>
        {null}
      </RuleForm>
    </MatchActions>,
  );
}

type Refused = { readonly answer: string; readonly draft?: string; readonly reason?: string };

function fieldValue(html: string, name: string): string | undefined {
  const input = html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`));
  return input && /value="([^"]*)"/.exec(input)?.[1];
}
