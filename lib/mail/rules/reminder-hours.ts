/** How many hours before a deadline a player can be reminded. */
export const REMINDER_HOURS = [72, 48, 24, 12, 6, 2] as const;

/** Which reminders a player wants. */
export type LetterChoices = {
  readonly wantsReminders: boolean;
  /** Hours before a deadline; empty: at the league's times. */
  readonly remindHours: readonly number[];
  /** One email a day instead of one for each thing that can wait. */
  readonly wantsDigest: boolean;
};

/** The choices of a player who hasn't made any. */
export const USUAL_CHOICES: LetterChoices = { wantsReminders: true, remindHours: [], wantsDigest: false };
