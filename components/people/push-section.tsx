"use client";

import { HeadRow } from "@/components/ui/head-row";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { notifyHere, savePushChoices, stopNotifyingHere } from "@/lib/push/actions/push";
import { PUSH_KINDS, type PushKind } from "@/lib/push/rules/push-kinds";
import { PushDevice } from "./push-device";

/** What a person is notified of, and on which of their browsers. */
export type PushSectionProps = {
  readonly kinds: readonly PushKind[];
  /** Their browsers that are notified, by the address of each at its push service. */
  readonly endpoints: readonly string[];
  /** The key that the site's notifications are signed with. */
  readonly publicKey: string;
};

const WORDS: Readonly<Record<PushKind, string>> = {
  times: "Your opponent suggests times",
  agreed: "A time is set",
  here: "Your opponent checks in",
  confirm: "A report to confirm",
  ruling: "A ruling",
  deadline: "Deadline reminders",
};

export function PushSection({ kinds, endpoints, publicKey }: PushSectionProps) {
  const [state, sending] = useSend(savePushChoices, null);
  const checked = state ? (state.typed.kinds?.split("\n") ?? []) : kinds;

  return (
    <section className="section" aria-labelledby="push-head">
      <HeadRow id="push-head" title="Notifications" />
      <p className="small mt-3">
        If you open or dismiss a notification within ten minutes, we don’t email you the same thing.
      </p>
      <PushDevice
        endpoints={endpoints}
        publicKey={publicKey}
        onTurnOn={notifyHere}
        onTurnOff={stopNotifyingHere}
      />
      <SendForm sending={sending} className="form">
        <fieldset className="field">
          <legend>Notify me about</legend>
          <div className="flex flex-wrap gap-x-6">
            {PUSH_KINDS.map((kind) => (
              <label className="tick" key={kind}>
                <input type="checkbox" name="kinds" value={kind} defaultChecked={checked.includes(kind)} />
                <span>{WORDS[kind]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="actions">
          <SubmitButton kind="plain">
            Save<span className="sr"> what you’re notified about</span>
          </SubmitButton>
        </div>
      </SendForm>
    </section>
  );
}
