"use client";

import { startTransition, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { FormState } from "@/lib/shared/form";

type Device = "unknown" | "on" | "off" | "denied" | "not-installed" | "unable";

const WORDS: Readonly<Record<Device, string>> = {
  unknown: "",
  on: "You get notifications in this browser while you’re signed in here.",
  off: "Notifications are off in this browser.",
  denied: "Notifications are blocked for this site. Allow them in your browser’s settings, then come back.",
  "not-installed":
    "On an iPhone or iPad, notifications work only once Rookery is on your home screen: tap Share, then Add to Home Screen, and open it there.",
  unable: "This browser can’t show notifications.",
};

type Send = (before: FormState, form: FormData) => Promise<FormState>;

interface PushDeviceProps {
  /** Tells the site to notify this browser, or to stop. */
  readonly onTurnOn: Send;
  readonly onTurnOff: Send;
  readonly endpoints: readonly string[];
  readonly publicKey: string;
}

/** Whether this browser is notified, and the button that changes it. It needs JavaScript, as notifications do. */
export function PushDevice({ endpoints, publicKey, onTurnOn, onTurnOff }: PushDeviceProps) {
  const [device, setDevice] = useState<Device>("unknown");
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void lookAtDevice(endpoints).then(setDevice);
  }, [endpoints]);

  const change = async (to: "on" | "off") => {
    setFailed(false);
    try {
      const form = to === "on" ? await subscribe(publicKey) : await unsubscribe();
      if (form) startTransition(() => void (to === "on" ? onTurnOn : onTurnOff)(null, form));
      else setDevice(await lookAtDevice(endpoints));
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      <p role="status" className="small mt-3">
        {failed ? "That didn’t work. Check your connection and try again." : WORDS[device]}
      </p>
      {(device === "on" || device === "off") && (
        <p className="actions mt-3">
          <Button
            kind="plain"
            icon={device === "on" ? "x" : "check"}
            onClick={() => change(device === "on" ? "off" : "on")}
          >
            {device === "on" ? "Turn off notifications" : "Turn on notifications"}
          </Button>
        </p>
      )}
    </>
  );
}

async function lookAtDevice(endpoints: readonly string[]): Promise<Device> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isAppleTouch() ? "not-installed" : "unable";
  if (Notification.permission === "denied") return "denied";
  const endpoint = (await findSubscription())?.endpoint;
  return endpoint !== undefined && endpoints.includes(endpoint) ? "on" : "off";
}

/** Apple shows notifications of installed pages only. An iPad says that it's a Mac. */
function isAppleTouch(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns what tells us about it; null if the reader says no. */
async function subscribe(publicKey: string): Promise<FormData | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with other keys can't be used anymore.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  const form = new FormData();
  form.set("endpoint", endpoint ?? "");
  form.set("p256dh", keys?.p256dh ?? "");
  form.set("auth", keys?.auth ?? "");
  return form;
}

async function unsubscribe(): Promise<FormData | null> {
  const subscription = await findSubscription();
  if (!subscription) return null;
  const form = new FormData();
  form.set("endpoint", subscription.endpoint);
  await subscription.unsubscribe();
  return form;
}
