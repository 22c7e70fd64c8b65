import { now } from "@/lib/clock";
import { beat, isBeating, takeFound } from "@/lib/room/store/outages";
import { log } from "@/lib/telemetry/log";
import { tellInterrupted } from "./tell-interrupted";

const BEAT_MS = 5_000;

/**
 * Says every few seconds that this process can be reached. What it finds of an outage is told to the games that go on.
 *
 * @returns stops saying so
 */
export async function watchOutages(): Promise<() => void> {
  await beat();
  void tellFound();
  const timer = setInterval(() => void beatAndTell(), BEAT_MS).unref();
  return () => clearInterval(timer);
}

async function beatAndTell(): Promise<void> {
  if (!isBeating()) return;
  try {
    await beat();
  } catch (error) {
    log.warn("The league couldn’t say that it can be reached", { error });
    return;
  }
  await tellFound();
}

/** What it can't tell, the next command to a game or the sweep finds. */
async function tellFound(): Promise<void> {
  if (!takeFound()) return;
  try {
    await tellInterrupted(now());
  } catch (error) {
    log.warn("Games will be told of an outage by the next sweep", { error });
  }
}
