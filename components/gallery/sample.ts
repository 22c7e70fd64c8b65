import type { ReactNode } from "react";

/** One state of one component. */
export type Sample = {
  /** The component's name. */
  readonly of: string;
  /** Which state it is in: "refused", "200 players". */
  readonly why: string;
  readonly show: () => ReactNode;
  /** It takes the focus when it appears, so it's drawn only on a page of its own. */
  readonly takesFocus?: boolean;
};

/** The samples of one page of the gallery. */
export type GalleryPage = {
  readonly slug: string;
  readonly title: string;
  readonly samples: readonly Sample[];
};

/** The id in links to a sample: "notice-refused". */
export function anchorOf({ of, why }: Pick<Sample, "of" | "why">): string {
  return `${of} ${why}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
