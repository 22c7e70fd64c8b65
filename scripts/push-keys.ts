import webpush from "web-push";
import { runScript } from "./process/script.ts";

runScript(printPushKeys, { dotEnv: false });

/** Prints a new pair of keys for notifications, to put into the settings. With new keys, everyone turns them on again. */
async function printPushKeys(): Promise<void> {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
}
