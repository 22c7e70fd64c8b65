import type { ActionFor } from "./action";
import type { DocumentParts } from "./documents";
import type { Look } from "./own-page";
import type { Policy } from "./policy";
import type { ResponseCache } from "./response-cache";

/** What the front knows about the site behind it. */
export type Site = {
  /** The public address; forms are accepted only from its pages. */
  readonly appUrl: string;
  /** The demo answers under every address of its machine. */
  readonly isDemo: boolean;
  readonly policy: Policy;
  readonly look: Look;
  /** The responses that are the same for everyone. */
  readonly responses: ResponseCache;
  /** The only script that the app itself writes into pages. */
  readonly themeScript: string;
  /** Our files for documents; without them, the framework runs all pages. */
  readonly documentParts?: DocumentParts | undefined;
  /** The address of the script that lets React wait (lib/front/late-app.ts); without one, it doesn't. */
  readonly lateAppScript?: string | undefined;
  readonly actionFor: ActionFor;
  /** Who is signed in with this Cookie header? Asked before a large form is read. */
  readonly userOf: (cookie: string) => Promise<string | undefined>;
};
