import type { CommandName } from "./commands";

/** A field of a page's form as the body of a command has it, such as `divisions.0.underAge`. */
export function nameInBody(command: CommandName, field: string): string {
  for (const [form, body] of [...(OWN_NAMES[command] ?? []), ...OTHER_NAMES]) {
    const found = form.exec(field);
    if (found) return body(...found.slice(1));
  }
  return field;
}

const before = (number = "") => String(Number(number) - 1);

type OtherName = readonly [RegExp, (...parts: string[]) => string];

/** Fields of one command's form that other forms have in another sense. */
const OWN_NAMES: Partial<Record<CommandName, readonly OtherName[]>> = {
  addException: [[/^(opensAt|closesAt)$/, (name) => `hours.${name}`]],
  changeRules: [[/^(\w+\..+)$/, (setting) => `settings.${setting}`]],
  checkOutEquipment: [[/^name$/, () => "borrower.name"]],
};

/** Fields whose name isn't the same in a form and in a body. Forms count from 1, bodies from 0. */
const OTHER_NAMES: readonly OtherName[] = [
  [/^file$/, () => "csv"],
  [/^pastDay$/, () => "startsInThePast"],
  [/^picks$/, () => "ids"],
  [/^checkoutId$/, () => "loan"],
  [/^division-(\d+)-age$/, (number) => `divisions.${before(number)}.underAge`],
  [/^division-(\d+)-(name|capacity)$/, (number, name) => `divisions.${before(number)}.${name}`],
  [/^game-(\d+)$/, (index) => `games.${index}`],
  [/^(opens|closes)-(\d+)-(\d+)$/, (name, day, place) => `days.${before(day)}.${place}.${name}At`],
];
