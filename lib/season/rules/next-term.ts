import { addDays } from "@/lib/shared/wall-clock";

/** A suggested name and first day for next term's season; the director can change both. */
export type NextTerm = { readonly name: string; readonly startsOn: string };

/** The following term, and the weeks between the first days. Few leagues play in summer, so spring leads to fall. */
const TERMS = {
  winter: { next: "Spring", years: 0, weeks: 10 },
  spring: { next: "Fall", years: 0, weeks: 32 },
  summer: { next: "Fall", years: 0, weeks: 12 },
  fall: { next: "Spring", years: 1, weeks: 20 },
  autumn: { next: "Spring", years: 1, weeks: 20 },
} as const;

const A_YEAR_IN_WEEKS = 52;

/**
 * The next term after a season: "Spring 2027" after "Fall 2026", "League 2027" after "League 2026", "Season 4" after
 * "Season 3", "Chess 2027–28" after "Chess 2026–27". It begins on the same day of the week.
 */
export function nextTerm({ name, startsOn }: NextTerm): NextTerm {
  const [term, part = "", year] = /\b(winter|spring|summer|fall|autumn)\s+(\d{4})\b/i.exec(name) ?? [];
  if (term) {
    const { next, years, weeks } = TERMS[part.toLowerCase() as keyof typeof TERMS];
    const following = `${next} ${Number(year) + years}`;
    return { name: name.replace(term, following), startsOn: addDays(startsOn, weeks * 7) };
  }
  return {
    name: nextAcademicYear(name) ?? nextNumber(name),
    startsOn: addDays(startsOn, A_YEAR_IN_WEEKS * 7),
  };
}

/** The name with both of its years one later: "2026–27", "2026/2027". Null if it has no two years in a row. */
function nextAcademicYear(name: string): string | null {
  const [years, from = "", mark = "", until = ""] = /\b(\d{4})([-–/])(\d{4}|\d{2})\b/.exec(name) ?? [];
  const next = Number(from) + 1;
  if (!years || until !== String(next).slice(-until.length)) return null;
  return name.replace(years, `${next}${mark}${String(next + 1).slice(-until.length)}`);
}

/** The name with its last number one higher; a second one if it has none. */
function nextNumber(name: string): string {
  const number = /\d+(?=\D*$)/.exec(name)?.[0];
  return number ? name.replace(/\d+(?=\D*$)/, String(Number(number) + 1)) : `${name} 2`;
}
