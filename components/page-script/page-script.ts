import { define } from "./define";
import { connectReader } from "./for-reader";
import { connectDeadline } from "./next-deadline";
import { connectOffline } from "./offline-status";
import { connectFolds } from "./open-at-hash";
import { connectPrint } from "./print-button";
import { connectTheme } from "./theme-toggle";

/**
 * What pages can do in the browser without React: all of it on documents, and the same on pages that React runs. Each
 * behavior belongs to an element of its own, so it starts wherever the element appears.
 */
export function startPageScript(): void {
  define("for-reader", connectReader);
  define("next-deadline", connectDeadline);
  define("offline-status", connectOffline);
  define("open-at-hash", connectFolds);
  define("print-button", connectPrint);
  define("theme-toggle", connectTheme);
}
