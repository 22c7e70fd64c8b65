import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LettersPage, type ShownLetter } from "./letters-page";

const LETTER: ShownLetter = {
  id: "l1",
  toEmail: "theo@lakeside.example",
  subject: "You’re in",
  text: "Hello Theo,",
  createdAt: "2026-11-20T18:00:00.000Z",
  sentAt: null,
  failure: "No such mailbox",
  attempts: 9,
  gaveUpAt: "2026-11-22T18:00:00.000Z",
};

test("what couldn't be delivered is counted in emails", () => {
  const html = renderToStaticMarkup(
    <LettersPage
      givenUp={[LETTER]}
      isTriedAgain={false}
      letters={[]}
      hasMailServer
      appUrl="https://chess.lakeside.example"
    />,
  );
  expect(html).toContain("one email");
  expect(html).not.toContain("one letter");
});
