/**
 * When a registered player hears of the first match. Publishing the schedule emails no one; a match does when its round
 * opens, and one whose time the league sets does earlier.
 */
export const FIRST_MATCH_EMAIL = "You’ll get an email about your first match, usually when its round opens.";
