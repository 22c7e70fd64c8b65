import type { Agent } from "node:https";
import { env } from "@/lib/env";
import { otherSide } from "@/lib/match/rules/sides";
import { findArrival } from "@/lib/match/store/arrival";
import { paths } from "@/lib/paths";
import { notify } from "./push-letter";
import type { Jobs } from "./store/queue";

/** Tells a player that their opponent is there. There's no email about it. */
export async function notifyArrival({ matchId, seq }: Jobs["notify-arrival"], agent?: Agent): Promise<void> {
  const { push } = env();
  const arrival = push && (await findArrival(matchId, seq));
  if (!arrival) return;
  const userId = arrival[otherSide(arrival.by)].userId;
  await notify(
    {
      key: `${matchId}:${seq}:Arrived:${userId}`,
      kind: "here",
      userId,
      body: `${arrival[arrival.by].name} has checked in for your match`,
      path: paths.match(matchId),
    },
    push,
    { agent },
  );
}
