import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { UNREACHED } from "@/lib/mail/store/letters";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { listEntriesOfDesk } from "./entries";
import { findPlayerOfDesk } from "./player-of-desk";

await freshDatabase();
const league = await makeLeague({ players: 2 });
const other = await makeLeague({ slug: "riverside", players: 0, publish: false });
const [amara, theo] = league.players;
let count = 0;

test.each([
  { why: "nothing was sent", letters: [], is: false },
  { why: "it arrived", letters: [{ sent: 1 }], is: false },
  { why: "it was refused", letters: [{ gaveUp: 1 }], is: true },
  { why: "no server took it", letters: [{ gaveUp: 1, failure: UNREACHED }], is: false },
  { why: "it came back", letters: [{ sent: 1, gaveUp: 2 }], is: true },
  { why: "an earlier one arrived", letters: [{ sent: 1 }, { sent: 2, gaveUp: 3 }], is: true },
  { why: "a later one arrived", letters: [{ sent: 1, gaveUp: 2 }, { sent: 3 }], is: false },
  { why: "a later one waits", letters: [{ sent: 1, gaveUp: 2 }, {}], is: true },
  {
    why: "another organization’s was refused",
    letters: [{ gaveUp: 1, in: other.organizationId }],
    is: false,
  },
] satisfies readonly { why: string; letters: readonly Sent[]; is: boolean }[])(
  "the desk sees whether emails to a player don’t arrive: $why",
  async ({ letters, is }) => {
    const { userId, entryId } = amara ?? { userId: "", entryId: "" };
    const { email } = await prisma().user.update({
      where: { id: userId },
      data: { email: `amara-${++count}@lakeside.example` },
    });
    for (const letter of letters) await send(email, letter);

    const rows = await listEntriesOfDesk(league.scope, league.season.divisions[0]?.id ?? "");
    const isUndelivered = (id: string | undefined) => rows.find((row) => row.id === id)?.isUndelivered;
    expect([isUndelivered(entryId), isUndelivered(theo?.entryId)]).toEqual([is, false]);
    expect(await findPlayerOfDesk(league.scope, entryId, MONDAY)).toMatchObject({ isUndelivered: is });
  },
);

type Sent = {
  readonly sent?: number;
  readonly gaveUp?: number;
  readonly failure?: string;
  readonly in?: string;
};

async function send(
  toEmail: string,
  { sent, gaveUp, failure = "550", in: organizationId }: Sent,
): Promise<void> {
  count += 1;
  await prisma().letter.create({
    data: {
      organizationId: organizationId ?? league.organizationId,
      key: `sent-${count}`,
      toEmail,
      subject: "",
      text: "",
      html: "",
      messageId: `<sent-${count}>`,
      createdAt: MONDAY,
      sentAt: sent === undefined ? null : hour(sent),
      gaveUpAt: gaveUp === undefined ? null : hour(gaveUp),
      failure: gaveUp === undefined ? null : failure,
    },
  });
}

function hour(hours: number): Date {
  return new Date(addHours(instantOf(MONDAY), hours));
}
