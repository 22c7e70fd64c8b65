import { withoutEmail } from "@/lib/venue/words/without-email";

type Player = { readonly name: string; readonly email: string };

/** Whether both players hear of what the desk did, or whom the desk has to tell. */
export function toldPlayers({ home, away }: { readonly home: Player; readonly away: Player }): string {
  return withoutEmail([home, away]) || "Both players get an email.";
}
