import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NO_SERVER } from "@/lib/mail/rules/attempts";
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

test("one that was due without a mail server isn't on its way, and can be sent once there is a server", () => {
  const unsent = { ...LETTER, failure: NO_SERVER, attempts: 0, gaveUpAt: null };
  const html = show([], [unsent]);
  expect(html).toContain("not sent: there was no mail server");
  expect(html).toContain("Try again");
  const without = show([], [unsent], false);
  expect(without).toContain("kept here");
  expect(without).not.toContain("Try again");
  expect(show([], [{ ...unsent, failure: null }])).toContain("on its way");
});

function show(
  givenUp: readonly ShownLetter[],
  letters: readonly ShownLetter[] = [],
  hasMailServer = true,
): string {
  return renderToStaticMarkup(
    <LettersPage
      givenUp={givenUp}
      isTriedAgain={false}
      letters={letters}
      hasMailServer={hasMailServer}
      appUrl="https://chess.lakeside.example"
    />,
  );
}
