/** The part of a division's page where a player on the waitlist gets an open spot after publication. */
export const LATE_ENTRY = "Late entry";

/** What the page that edits a registration confirms. */
export const EDIT_ENTRY_DONE: Readonly<Record<string, string>> = {
  name: "Name corrected.",
  "first-email": "Address saved. They get an email.",
  email: "Address saved. They get an email, and so does the old address.",
  "campus-id": "Campus ID saved.",
  added: "Player added.",
  "added-waits": `Player added to the waitlist. If the schedule is published and a spot is open, give it to them under “${LATE_ENTRY}” on the division’s page.`,
  moved: "Player moved.",
  "moved-waits": "Player moved to the waitlist.",
};

/** What the desk's page of a registration confirms. */
export const ENTRY_DONE: Readonly<Record<string, string>> = {
  "already-answered":
    "Their request is no longer open: they took it back, or a director has already answered.",
  kept: "They’re staying. You’ll be asked again after another forfeit.",
  forgiven: "Forfeit forgiven. They get an email if they have an address here.",
  "counted-again": "The forfeit counts again. They get an email if they have an address here.",
};
