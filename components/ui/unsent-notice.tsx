"use client";

import { ErrorNumber } from "./error-number";
import { FocusOnMount } from "./focus-on-mount";
import { Notice } from "./notice";
import { BACK_ONLINE, type Unsent } from "./unsent";
import { useIsOnline } from "./use-is-online";

/** Says that a form wasn't sent, why, and when to press the button again. An older refusal in the form is hidden. */
export function UnsentNotice({ unsent }: { readonly unsent: Unsent }) {
  const isOnline = useIsOnline();
  return (
    <FocusOnMount again={unsent}>
      <Notice
        tone="bad"
        className="unsent"
        icon={unsent.isOffline ? "wifi-off" : undefined}
        title={unsent.title}
      >
        <p>{unsent.isOffline && isOnline ? BACK_ONLINE : unsent.advice}</p>
      </Notice>
      <ErrorNumber digest={unsent.digest} />
    </FocusOnMount>
  );
}
