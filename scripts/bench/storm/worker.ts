import { startSending } from "@/lib/jobs/start";
import { queue, stopQueue } from "@/lib/jobs/store/queue";
import { type DueType, settleDue } from "@/lib/match/store/settle-due";

// A process of the storm. It prints "ready", and then does what it reads: "settle TYPE INSTANT" or "send".

const boss = await queue();
console.log("ready");
process.stdin.on("data", (line) => void act(String(line).trim().split(" ")));
process.on("SIGTERM", () => void stopQueue().then(() => process.exit(0)));

async function act([what, type, at = ""]: readonly string[]): Promise<void> {
  if (what === "settle") console.log(`settled ${await settleDue(type as DueType, new Date(at))}`);
  else await startSending(boss);
}
