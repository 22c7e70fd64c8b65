import { plural } from "@/lib/shared/text";
import type { Category, Periods } from "../rules/periods";
import type { Due } from "../store/due";

type Words = {
  readonly label: string;
  /** What goes. */
  readonly deleted: string;
  /** What stays, and what it waits for. */
  readonly stays: string;
};

/** What each category means, in full. */
export const CATEGORY_WORDS: Readonly<Record<Category, Words>> = {
  emails: {
    label: "Emails",
    deleted: "The emails that the site wrote for your organization, with their readers’ addresses.",
    stays:
      "Emails that aren’t sent yet stay, and so do those of a season that’s still going on, for at most 400 days. What they told is in the history of each match.",
  },
  origins: {
    label: "Network addresses",
    deleted: "From which network address something was done, in matches and in the log.",
    stays: "Who did what and when stays. In a match that isn’t decided, addresses stay for 90 days.",
  },
  log: {
    label: "Log",
    deleted: "Entries of the log: who changed what at the desk, who registered, who got which role.",
    stays:
      "The history of matches stays. So do entries since a season began that’s still going on, entries about players who left a division, which the standings of earlier dates need, and those about deleted accounts.",
  },
  photos: {
    label: "Photos after a season",
    deleted: "The photos of scoresheets, positions and score slips.",
    stays: "The pages say “Photo deleted” in their place. Results, statements and rulings stay.",
  },
  contacts: {
    label: "Contact details after a season",
    deleted:
      "Of a season that’s over: dates of birth, usernames on chess sites, the list of who could play with its exceptions, and notes of attempts to reach an opponent. Of players who are in no later season: availability, campus ID, and the phone number unless another organization needs it. Also returned loans and ended holds.",
    stays:
      "Names, results, standings and the history of matches stay, and names that are withheld stay withheld. Nothing goes of a player who has a hold, something you lent them, or a match that isn’t decided. Their email address stays, because they sign in with it; they can delete their account themselves.",
  },
};

/** "90 days", "2 years", "For good" */
export function periodName(days: number | null): string {
  if (days === null) return "For good";
  return days % 365 === 0 ? plural(days / 365, "year") : plural(days, "day");
}

/** "emails 90 days, log 2 years": what the log says of a change. */
export function changeSubject(before: Periods, after: Periods): string {
  return (Object.keys(CATEGORY_WORDS) as Category[])
    .filter((category) => before[category] !== after[category])
    .map(
      (category) =>
        `${CATEGORY_WORDS[category].label.toLowerCase()} ${periodName(after[category]).toLowerCase()}`,
    )
    .join(", ");
}

/** What tonight deletes with these periods, a line for each kind that has something. */
export function dueSentences(due: Due): readonly string[] {
  return DUE_WORDS.flatMap(([kind, one, many]) =>
    due[kind] === 0 ? [] : [`${due[kind].toLocaleString("en-US")} ${due[kind] === 1 ? one : many}`],
  );
}

const DUE_WORDS = [
  ["emails", "email", "emails"],
  ["origins", "network address", "network addresses"],
  ["log", "entry of the log", "entries of the log"],
  ["photos", "photo", "photos"],
  ["registrations", "registration’s contact details", "registrations’ contact details"],
  ["notes", "note of an attempt to reach an opponent", "notes of attempts to reach an opponent"],
  [
    "listLines",
    "line or exception of a list of who could play",
    "lines and exceptions of lists of who could play",
  ],
  ["loans", "returned loan", "returned loans"],
  ["holds", "ended hold", "ended holds"],
] as const satisfies readonly (readonly [keyof Due, string, string])[];

export const CHANGED =
  "Someone changed how long things are kept after you opened the page. Check it, then save again.";
