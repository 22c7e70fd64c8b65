import { Icon } from "../ui/icon";

/** Says on every page that the network is gone (components/page-script). */
export function OfflineStatus() {
  return (
    <offline-status>
      <p aria-live="polite" className="offline">
        <span data-icon hidden>
          <Icon name="wifi-off" />
        </span>
        <span data-sentence suppressHydrationWarning>
          {""}
        </span>
      </p>
    </offline-status>
  );
}
