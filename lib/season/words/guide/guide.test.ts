import { expect, test } from "vitest";
import type { RulePack } from "../../input/rule-pack";
import { PRESET_RULES } from "../../rules/presets/presets";
import { playersGuide } from "./guide";
import type { GuideFacts } from "./guide-parts";

const facts = (rules: RulePack, more: Partial<GuideFacts> = {}): GuideFacts => ({
  season: "Fall 2026",
  organization: "Lakeside University",
  office: "Student Center 114, weekdays 9 to 5",
  contactEmail: "chess@lakeside.example",
  zone: "America/Chicago",
  url: "https://chess.example.edu/lakeside/fall-2026",
  registrationClosesOn: "2026-11-13",
  fee: { name: "Intramural pass, $25.00", whereToPay: "Student Center 114, cash or check." },
  hasWaiver: true,
  rounds: [
    {
      divisions: [],
      opensAt: "2026-11-16T06:00:00.000Z",
      deadlineAt: "2026-11-23T05:59:00.000Z",
      session: null,
    },
    {
      divisions: ["Open"],
      opensAt: "2026-11-23T06:00:00.000Z",
      deadlineAt: "2026-11-30T05:59:00.000Z",
      session: { at: "2026-11-30T00:00:00.000Z", place: "Recreation Center" },
    },
  ],
  noRounds: "unpublished",
  rules,
  ...more,
});

const shapeOf = (given: GuideFacts, language: "en" | "es") => {
  const { steps, dates, contact } = playersGuide(given, language);
  return [...steps, dates, contact].map(({ sentences }) => sentences.length);
};

test.each(Object.values(PRESET_RULES))("$preset: both languages say the same things, in short", (rules) => {
  for (const given of [
    facts(rules),
    facts(rules, { registrationClosesOn: null, rounds: [], fee: null, hasWaiver: false }),
  ]) {
    expect(shapeOf(given, "es")).toEqual(shapeOf(given, "en"));
    for (const language of ["en", "es"] as const) {
      const { steps, lead, dates, contact } = playersGuide(given, language);
      const all = [lead, ...[...steps, dates, contact].flatMap(({ sentences }) => sentences)];
      expect(all.join(" ").split(" ").length).toBeLessThan(420);
      for (const sentence of all) expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\.\./);
    }
  }
});

test("the season’s own rules, dates and contacts are in it", () => {
  const given = facts(PRESET_RULES["texas-state"]);
  const english = JSON.stringify(playersGuide(given, "en"));
  for (const said of [
    "The last day to register is Friday, Nov 13.",
    "Play on Chess.com",
    "A match is one game.",
    "A match can take one hour at most. Then the player who captured more wins the game.",
    "Monday, Nov 16 to Sunday, Nov 22, 11:59 pm.",
    "Final, Open: Sunday, Nov 29, 6:00 pm, Recreation Center.",
    "All times are Central Time.",
    "Write to chess@lakeside.example.",
  ])
    expect(english).toContain(said);

  const spanish = JSON.stringify(playersGuide(given, "es"));
  for (const said of [
    "El último día para inscribirse es el viernes 13 de noviembre.",
    "Se juega en Chess.com",
    "Un encuentro puede durar 1 hora como máximo. Después, gana la partida quien haya capturado más.",
    'Del lunes 16 de noviembre al domingo 22 de noviembre a las 11:59 p. m."',
    "Final, Open: domingo 29 de noviembre a las 6:00 p. m., Recreation Center.",
    "Todas las horas: hora central.",
  ])
    expect(spanish).toContain(said);
});

test.each([
  {
    preset: "texas-state",
    english: "Play on Chess.com or on a board in the match room. One",
    spanish: "Se juega en Chess.com o en un tablero en la sala del encuentro. Uno",
  },
  {
    preset: "official",
    english: "Recreation Center, or play on a board in the match room.",
    spanish: "Recreation Center, o en un tablero en la sala del encuentro.",
  },
] as const)("$preset: the match room's board is named where it's used", ({ preset, english, spanish }) => {
  const rules = PRESET_RULES[preset];
  for (const board of [true, false]) {
    const given = facts({ ...rules, room: { ...rules.room, board } });
    expect(JSON.stringify(playersGuide(given, "en")).includes(english)).toBe(board);
    expect(JSON.stringify(playersGuide(given, "es")).includes(spanish)).toBe(board);
  }
});

test("where drawn games count, points win a match of several games, not wins", () => {
  const { depaul } = PRESET_RULES;
  const given = facts({ ...depaul, match: { ...depaul.match, otherDraws: "half" } });
  expect(JSON.stringify(playersGuide(given, "en"))).toContain("the first with more than 1½ points wins it.");
  expect(JSON.stringify(playersGuide(given, "es"))).toContain("gana quien primero pase de 1½ puntos.");
  expect(JSON.stringify(playersGuide(facts(depaul), "en"))).toContain("the first to win two games wins it.");
  expect(JSON.stringify(playersGuide(facts(depaul), "es"))).toContain("gana quien primero gane 2.");
});

test("in a match of several games, the game in which the time ran out is the last", () => {
  const texas = PRESET_RULES["texas-state"];
  const given = facts({ ...texas, match: { ...texas.match, bestOf: 3 } });
  expect(JSON.stringify(playersGuide(given, "en"))).toContain("That’s the last game: the player who leads");
  expect(JSON.stringify(playersGuide(given, "es"))).toContain("Esa es la última partida");
  expect(shapeOf(given, "es")).toEqual(shapeOf(given, "en"));
});

test("the dates of published rounds count, even if the rules give rounds another length by now", () => {
  const said = [
    "If the dates below are different, they apply.",
    "Si las fechas de abajo son distintas, valen esas.",
  ];
  const guides = (rounds: GuideFacts["rounds"]) =>
    (["en", "es"] as const).map((language) =>
      JSON.stringify(playersGuide(facts(PRESET_RULES.depaul, { rounds }), language)),
    );
  for (const [index, guide] of guides(facts(PRESET_RULES.depaul).rounds).entries())
    expect(guide).toContain(said[index]);
  for (const [index, guide] of guides([]).entries()) expect(guide).not.toContain(said[index]);
});

test("a round that closes at one o’clock does so “a la 1:00”", () => {
  const rules = PRESET_RULES.depaul;
  const given = facts({ ...rules, schedule: { ...rules.schedule, deadlineTime: "13:00" } });
  expect(JSON.stringify(playersGuide(given, "es"))).toContain("cierra su último día a la 1:00 p. m.");
});

test("attempts that are made too soon after each other don't count, and both languages say so", () => {
  const says = (hoursBetweenAttempts: number, contactAttempts: number, language: "en" | "es") => {
    const forfeits = { ...PRESET_RULES.depaul.forfeits, hoursBetweenAttempts, contactAttempts };
    return JSON.stringify(playersGuide(facts({ ...PRESET_RULES.depaul, forfeits }), language));
  };
  expect(says(12, 2, "en")).toContain("log two attempts to reach them at least 12 hours apart, then ask");
  expect(says(12, 2, "es")).toContain(
    "anota 2 intentos de comunicarte, con al menos 12 horas entre uno y otro, y pide",
  );
  expect(says(0, 2, "en")).toContain("log two attempts to reach them, then ask");
  expect(says(0, 2, "es")).toContain("anota 2 intentos de comunicarte y pide");
  expect(says(12, 1, "en")).toContain("log one attempt to reach them, then ask");
});

test.each([
  {
    language: "en",
    longer: "The final is a best of five games.",
    leave: "ask to leave under “Your move.” The director confirms it",
  },
  {
    language: "es",
    longer: "La final es al mejor de 5 partidas.",
    leave: "pide salir en tu propia página. El director lo confirma",
  },
] as const)(
  "a final can be longer, and only the director lets a player go ($language)",
  ({ language, longer, leave }) => {
    const preset = PRESET_RULES["texas-state"];
    const [robin, knockout] = preset.stages;
    const rules = { ...preset, stages: [robin, { ...knockout, finalBestOf: 5 }] } as RulePack;
    const said = JSON.stringify(playersGuide(facts(rules), language));
    expect(said).toContain(longer);
    expect(said).toContain(leave);
    expect(JSON.stringify(playersGuide(facts(preset), language))).not.toContain(longer);
  },
);
