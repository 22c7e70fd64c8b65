import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import MatchPage from "./page";

const asking = askAs();
await freshDatabase();

const RULED = { type: "rule", score: null, reason: "Seen.", rule: "3.IV" } as const;

test("who opens a match from an email that others play now sees what the public sees", async () => {
  const [stage] = SESSION_KNOCKOUT.stages;
  if (stage?.format !== "knockout") throw new Error("The preset is a knockout");
  const stages = [{ ...stage, seeding: "registration" as const, final: "by-deadline" as const }];
  const league = await makeLeague({ players: 4, rules: { ...SESSION_KNOCKOUT, stages } });
  const director = { userId: league.directorId };
  const matchAt = async (round: number, number: number) =>
    (await listTestMatches(league)).find((match) => match.round === round && match.number === number);
  const rule = async (number: number, result: "home" | "away") =>
    mustExecute((await matchAt(1, number))?.id ?? "", { ...RULED, result }, director, MONDAY);
  await rule(1, "home");
  await rule(2, "away");
  const before = await matchAt(2, 1);
  const id = before?.id ?? "";
  const semifinal = await matchAt(1, 1);
  const former = [before?.home, before?.away].find((each) => each === semifinal?.home) ?? "";

  const open = async (userId: string) => {
    asking.actor = {
      id: userId,
      email: "reader@lakeside.example",
      name: "R",
      phone: null,
      rolesEverywhere: [],
    };
    const page = MatchPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });
    return page.then(
      () => "opens",
      (error: { digest: string }) => error.digest,
    );
  };
  const third = league.players.find(({ userId }) => ![before?.home, before?.away].includes(userId));
  const elsewhere = await makeLeague({ slug: "riverside", players: 2 });
  expect(await open(third?.userId ?? "")).toMatch(/404$/);

  await rule(1, "away");
  expect(await open(former)).toContain(`;${paths.publicMatch(league.org, id)};`);
  expect(await open(elsewhere.players[0]?.userId ?? "")).toMatch(/404$/);
});
