/**
 * When a registered player hears about their first match. Publishing the schedule emails no one. A match sends an email when
 * its round opens, or earlier if the league sets its time.
 */
export const FIRST_MATCH_EMAIL = "You’ll get an email about your first match, usually when its round opens.";
