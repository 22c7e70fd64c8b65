import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CaseActions } from "./case-actions";
import { DirectorActions } from "./director-actions";

test("what no decision changes is said before all of them, though they're folded", () => {
  const html = renderToStaticMarkup(
    <DirectorActions matchId="m1" seen={1}>
      <CaseActions
        org="lakeside"
        names={{ home: "Amara Osei", away: "Theo Lindqvist" }}
        isWaiting={false}
        can={{ rule: true, extend: false, reopen: true, void: true }}
        results={[]}
        scoreHint=""
        rules={[]}
        effects={[{ heading: "if Amara wins", rows: [], others: 0 }]}
        note="The playoff is drawn."
        bracketNote={{ links: [{ href: "/final", words: "final" }], words: "is already decided." }}
        answers={[]}
        chosen={undefined}
        deadline={{ suggested: "", earliest: "", zone: "America/Chicago" }}
      />
    </DirectorActions>,
  );
  expect(html.split("The playoff is drawn.")).toHaveLength(2);
  expect(html).toContain('The <a href="/final">final</a> is already decided.');
  expect(html.indexOf("The playoff is drawn.")).toBeLessThan(html.indexOf("<summary"));
});
