import { Icon } from "../ui/icon";

/**
 * Dark or light, stored in the reader's browser (components/page-script). Without JavaScript the page follows the system
 * and this isn't shown.
 */
export function ThemeToggle() {
  return (
    <theme-toggle>
      <button type="button" className="theme" aria-label="Dark theme" aria-pressed={false} hidden>
        <Icon name="moon" />
      </button>
    </theme-toggle>
  );
}
