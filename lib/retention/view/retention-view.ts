import { FOR_GOOD } from "../input/periods";
import { CATEGORIES, type Category, CHOICES, listShortened, type Periods } from "../rules/periods";
import type { Due } from "../store/due";
import { CATEGORY_WORDS, dueSentences, periodName } from "../words/retention";

/** A category as the form shows it. */
export type RetentionField = {
  readonly category: Category;
  readonly label: string;
  readonly deleted: string;
  readonly stays: string;
  readonly now: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** What saving would do. */
export type RetentionEffect = {
  readonly values: Readonly<Record<Category, string>>;
  /** "Emails: 90 days instead of 400 days" */
  readonly changes: readonly string[];
  readonly isShorter: boolean;
  /** What's deleted tonight, a line for each kind. */
  readonly deleted: readonly string[];
};

/** @param asked the periods that the admin asked about; by default the current ones */
export function retentionFields(periods: Periods, asked: Periods = periods): readonly RetentionField[] {
  return CATEGORIES.map((category) => ({
    category,
    ...CATEGORY_WORDS[category],
    now: periodName(periods[category]).toLowerCase(),
    value: sent(asked[category]),
    options: CHOICES[category].map((days) => ({ value: sent(days), label: periodName(days) })),
  }));
}

export function retentionEffect(periods: Periods, asked: Periods, due: Due): RetentionEffect {
  const changed = CATEGORIES.filter((category) => periods[category] !== asked[category]);
  return {
    values: Object.fromEntries(CATEGORIES.map((category) => [category, sent(asked[category])])) as Record<
      Category,
      string
    >,
    changes: changed.map(
      (category) =>
        `${CATEGORY_WORDS[category].label}: ${periodName(asked[category]).toLowerCase()} instead of ${periodName(periods[category]).toLowerCase()}`,
    ),
    isShorter: listShortened(periods, asked).length > 0,
    deleted: dueSentences(due),
  };
}

function sent(days: number | null): string {
  return days === null ? FOR_GOOD : String(days);
}
