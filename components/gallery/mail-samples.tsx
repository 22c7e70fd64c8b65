import { NO_SERVER } from "@/lib/mail/rules/attempts";
import { addHours } from "@/lib/shared/instant";
import { EmailMissing } from "../mail/email-missing";
import { LettersPage } from "../mail/letters-page";
import { RemindersOff } from "../mail/reminders-off";
import { WriteForm } from "../mail/write-form";
import { WritePreview } from "../mail/write-preview";
import { LONG_NAME, playerNames } from "./names";
import type { Sample } from "./sample";

const NOW = "2026-11-20T18:00:00.000Z";
const ADDRESS = { org: "lakeside", season: "fall-2026", division: "open" };
const LETTER = {
  id: "l1",
  toEmail: "amara@lakeside.example",
  subject: "Confirm 2–1 by Sunday, 11:59 pm",
  text: "Hello Amara,\n\nTheo reported your match.",
  createdAt: NOW,
  sentAt: NOW,
  failure: null,
  attempts: 1,
  gaveUpAt: null,
};

export const MAIL_SAMPLES: readonly Sample[] = [
  {
    of: "LettersPage",
    why: "none",
    show: () => (
      <LettersPage givenUp={[]} isTriedAgain={false} letters={[]} hasMailServer={false} appUrl="" />
    ),
  },
  {
    of: "LettersPage",
    why: "sent, waiting and given up",
    show: () => (
      <LettersPage
        givenUp={[
          { ...LETTER, id: "l3", sentAt: null, failure: "No such mailbox", gaveUpAt: addHours(NOW, -1) },
          { ...LETTER, id: "l4", sentAt: null, failure: "Relay access denied", gaveUpAt: addHours(NOW, -1) },
        ]}
        isTriedAgain={false}
        letters={[
          LETTER,
          { ...LETTER, id: "l2", sentAt: null },
          { ...LETTER, id: "l5", sentAt: null, failure: NO_SERVER, attempts: 0 },
        ]}
        hasMailServer
        appUrl="https://chess.lakeside.example"
      />
    ),
  },
  ...[undefined, { isOff: false }, { isOff: true }].map((found) => ({
    of: "RemindersOff",
    why: found ? (found.isOff ? "off" : "on") : "an old link",
    show: () => <RemindersOff token="t" found={found} />,
  })),
  {
    of: "WriteForm",
    why: "empty",
    show: () => (
      <WriteForm
        {...ADDRESS}
        audiences={[{ value: "all", label: "Everybody in Open" }]}
        to="all"
        nonce="n1"
      />
    ),
  },
  {
    of: "WritePreview",
    why: "200 players",
    show: () => (
      <WritePreview
        letter={{ to: "all", subject: "No play on Saturday", words: "The hall is closed.", nonce: "n1" }}
        audience="Everybody in Open"
        names={playerNames(200)}
      />
    ),
  },
  ...(["unsigned", "owing"] as const).map((who) => ({
    of: "EmailMissing",
    why: who === "unsigned" ? "the waiver, one division" : "the fee, two divisions",
    show: () => (
      <EmailMissing
        org="lakeside"
        season={{
          slug: "fall-2026",
          divisions: [
            { slug: "open", name: "Open" },
            ...(who === "owing" ? [{ slug: "novice", name: LONG_NAME }] : []),
          ],
        }}
        who={{ who }}
        missing={[{ divisions: ["Open", LONG_NAME] }]}
      />
    ),
  })),
];
