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
  const html = show([LETTER]);
  expect(html).toContain("one email");
  expect(html).not.toContain("one letter");
});

test("all that were never sent can be tried again with one button, and those that bounced only one by one", () => {
  const bounced = { ...LETTER, id: "bounced", sentAt: LETTER.createdAt };
  const html = show([LETTER, { ...LETTER, id: "l2" }, bounced]);
  expect(html).toContain("Try two emails again");
  expect(html.split('value="l2"')).toHaveLength(3);
  expect(html.split('value="bounced"')).toHaveLength(2);
  expect(show([LETTER, bounced])).not.toContain("emails again");
});

function show(givenUp: readonly ShownLetter[]): string {
  return renderToStaticMarkup(
    <LettersPage
      givenUp={givenUp}
      isTriedAgain={false}
      letters={[]}
      hasMailServer
      appUrl="https://chess.lakeside.example"
    />,
  );
}
