import { addDays } from "@/lib/shared/wall-clock";

/** A suggested name and first day for next term's season; the director can change both. */
export type NextTerm = { readonly name: string; readonly startsOn: string };

/**
 * The following term, the years and academic years that pass until then, and the weeks between the first days. Few
 * leagues play in summer, so spring leads to fall.
 */
const TERMS = {
  winter: { next: "Spring", years: 0, academicYears: 0, weeks: 10 },
  spring: { next: "Fall", years: 0, academicYears: 1, weeks: 32 },
  summer: { next: "Fall", years: 0, academicYears: 1, weeks: 12 },
  fall: { next: "Spring", years: 1, academicYears: 0, weeks: 20 },
  autumn: { next: "Spring", years: 1, academicYears: 0, weeks: 20 },
} as const;

const A_YEAR_IN_WEEKS = 52;

/**
 * The next term after a season: "Spring 2027" after "Fall 2026", "Spring 2026–27" after "Fall 2026–27", "League 2027"
 * after "League 2026", "Season 4" after "Season 3", "Chess 2027–28" after "Chess 2026–27". It begins on the same day of
 * the week.
 */
export function nextTerm({ name, startsOn }: NextTerm): NextTerm {
  const [term, part = "", year = "", rest = ""] =
    /\b(winter|spring|summer|fall|autumn)\s+(\d{4})\b([-–/]\d+\b)?/i.exec(name) ?? [];
  if (term) {
    const { next, years, academicYears, weeks } = TERMS[part.toLowerCase() as keyof typeof TERMS];
    const following = laterAcademicYear(`${year}${rest}`, academicYears) ?? `${Number(year) + years}${rest}`;
    return { name: name.replace(term, `${next} ${following}`), startsOn: addDays(startsOn, weeks * 7) };
  }
  return {
    name: laterAcademicYear(name, 1) ?? nextNumber(name),
    startsOn: addDays(startsOn, A_YEAR_IN_WEEKS * 7),
  };
}

/** The name with both of its years later by this many: "2026–27", "2026/2027". Null if it has no two years in a row. */
function laterAcademicYear(name: string, by: number): string | null {
  const [years, from = "", mark = "", until = ""] = /\b(\d{4})([-–/])(\d{4}|\d{2})\b/.exec(name) ?? [];
  const next = Number(from) + 1;
  if (!years || until !== String(next).slice(-until.length)) return null;
  return name.replace(years, `${Number(from) + by}${mark}${String(next + by).slice(-until.length)}`);
}

/** The name with its last number one higher; a second one if it has none. */
function nextNumber(name: string): string {
  const number = /\d+(?=\D*$)/.exec(name)?.[0];
  return number ? name.replace(/\d+(?=\D*$)/, String(Number(number) + 1)) : `${name} 2`;
}
