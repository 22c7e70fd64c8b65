import { hasEmail } from "@/lib/shared/no-email";
import { withoutEmail } from "@/lib/venue/words/without-email";

type Player = { readonly name: string; readonly email: string };

/** Whether both players hear of what the desk did, or whom the desk has to tell; empty if there's no one to tell. */
export function toldPlayers({ home, away }: { readonly home: Player; readonly away: Player }): string {
  const players = [home, away];
  return players.every(({ email }) => hasEmail(email)) ? "Both players get an email." : withoutEmail(players);
}
