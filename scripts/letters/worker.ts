import { startSending } from "@/lib/jobs/start";
import { queue, stopQueue } from "@/lib/jobs/store/queue";

// A process that only sends emails. It prints "ready", and runs until it's killed or told to stop.

await startSending(await queue());
console.log("ready");
process.on("SIGTERM", () => void stopQueue().then(() => process.exit(0)));
