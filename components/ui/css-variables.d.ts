import "react";

declare module "react" {
  interface CSSProperties {
    /** Our own variables may be set on an element. */
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
