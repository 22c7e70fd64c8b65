import { startSending } from "@/lib/jobs/start";
import { queue, stopQueue } from "@/lib/jobs/store/queue";

// A process that sends letters and does nothing else. It says "ready", and is killed or told to end.

await startSending(await queue());
console.log("ready");
process.on("SIGTERM", () => void stopQueue().then(() => process.exit(0)));
