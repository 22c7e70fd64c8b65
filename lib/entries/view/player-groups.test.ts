import { expect, test } from "vitest";
import { playerGroups } from "./player-groups";

const READER = { org: "lakeside", now: "2026-11-20T18:00:00.000Z" };
const PLAYER = {
  entryId: "e1",
  name: "Noor Haddad",
  division: { slug: "open", name: "Open" },
  season: { slug: "fall-2026", name: "Fall 2026" },
};

test("too many forfeits raise a question, answered on the page where players leave", () => {
  const [group] = playerGroups([{ ...PLAYER, forfeits: 2, strikes: 2 }], [], READER);
  expect(group?.heading).toBe("Too many forfeits");
  expect(group?.items[0]).toMatchObject({
    href: "/desk/lakeside/seasons/fall-2026/open/entries/e1",
    title: "Noor Haddad has two forfeits. Remove them?",
    when: "review at 2",
  });
});

test("players who asked to leave are shown with what they wrote and how long they've waited", () => {
  const leaving = { ...PLAYER, note: "My thesis.", since: "2026-11-18T17:00:00.000Z" };
  const [group] = playerGroups([], [leaving], READER);
  expect(group?.items[0]).toMatchObject({
    title: "Haddad wants to leave",
    when: "waits 2 days",
    about: "Open, Fall 2026. “My thesis.”",
  });
  expect(playerGroups([], [], READER)).toEqual([]);
});
