import type { Guard } from "./guard.ts";

/** What is written into files and emails. */
export const OUTPUT_GUARDS: readonly Guard[] = [
  {
    name: "HTML is escaped in emails",
    without: {
      file: "lib/shared/escape-html.ts",
      text: "return text.replace(/[&<>\"']/g, (character) => ENTITIES[character] ?? character);",
      rather: "return text;",
    },
    noticedBy: ["lib/match/letters/for-event.test.ts", "lib/auth/letters/sign-in.test.ts"],
  },
  {
    name: "email headers are single lines",
    without: {
      file: "lib/mail/letters/compose.ts",
      text: "const subject = oneLine(body.subject).slice(0, LONGEST_SUBJECT);",
      rather: "const subject = body.subject.slice(0, LONGEST_SUBJECT);",
    },
    noticedBy: ["lib/match/letters/for-event.test.ts", "lib/mail/letters/director-letter.test.ts"],
  },
  {
    name: "a name in a form is a single line",
    without: {
      file: "lib/shared/form-fields.ts",
      text: ".overwrite(oneLine)\n    .min(1, missing)",
      rather: ".trim()\n    .min(1, missing)",
    },
    noticedBy: ["lib/shared/form-fields.test.ts"],
  },
  {
    name: "names in a calendar are single lines",
    without: { file: "lib/calendars/view/calendar.ts", text: "name: oneLine(name)", rather: "name: name" },
    noticedBy: ["lib/calendars/view/calendar.test.ts"],
  },
  {
    name: "no cell of a file is a formula",
    without: { file: "lib/shared/csv.ts", text: "{ escapeFormulae: FORMULA, newline:", rather: "{ newline:" },
    noticedBy: ["lib/shared/csv.test.ts"],
  },
];
