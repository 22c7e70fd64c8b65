import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The elements that the page script gives their behavior. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "for-reader": Plain;
      "next-deadline": Plain;
      "offline-status": Plain;
      "open-at-hash": Plain;
      "print-button": Plain;
      "theme-toggle": Plain;
    }
  }
}
