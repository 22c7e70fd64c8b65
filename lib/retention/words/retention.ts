import { plural } from "@/lib/shared/text";
import type { Category, Periods } from "../rules/periods";
import type { Due } from "../store/due";

type Words = {
  readonly label: string;
  /** What goes. */
  readonly deleted: string;
  /** What's kept anyway, and what it waits for. */
  readonly stays: string;
};

/** What each category means, in full. */
export const CATEGORY_WORDS: Readonly<Record<Category, Words>> = {
  emails: {
    label: "Emails",
    deleted: "Emails that the site sent for your organization, with the addresses they went to.",
    stays: "Emails that haven’t been sent yet. Emails of a season that’s still going on, for up to 400 days.",
  },
  origins: {
    label: "Network addresses",
    deleted: "The network address behind each action, in matches and in the log.",
    stays: "Who did what, and when. In an undecided match, addresses are kept for 90 days.",
  },
  log: {
    label: "Log",
    deleted: "Log entries: who changed what at the desk, who registered, and who got which role.",
    stays:
      "Match histories. Entries since the start of a season that’s still going on. Entries about players who left a division or got into one after registering, because past standings need them, and about claimed and deleted accounts.",
  },
  photos: {
    label: "Photos after a season",
    deleted: "Photos of scoresheets, positions, and score slips.",
    stays: "Results, statements, and rulings. Pages show “Photo deleted” instead of the photo.",
  },
  contacts: {
    label: "Contact details after a season",
    deleted:
      "For a season that’s over: dates of birth, usernames on chess sites, the list of who could play and its exceptions, and notes about attempts to reach an opponent. For players who aren’t in a later season: availability, campus ID, and phone number, unless another organization needs it. Also returned loans and ended holds.",
    stays:
      "Names, results, standings, match histories, accepted waivers, and fee marks. Withheld names stay withheld. The contact details of a player with a hold, a loan, or an undecided match. Email addresses, because players sign in with them. Former usernames, which only the player sees, so that deleting an account finds them in games. Players can delete their own accounts.",
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
