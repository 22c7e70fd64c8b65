import type { ReactNode } from "react";
import { Notice } from "./notice";

type DoneNoticeProps = {
  /** What the address says was done. Unknown values show nothing. */
  readonly done: string | readonly string[] | undefined;
  readonly words: Readonly<Record<string, string>>;
  /** Who acts next. */
  readonly children?: ReactNode;
};

/** Confirms that what was sent is done. */
export function DoneNotice({ done, words, children }: DoneNoticeProps) {
  const title = typeof done === "string" && Object.hasOwn(words, done) ? words[done] : undefined;
  if (!title) return null;
  return (
    <Notice tone="ok" title={title} focus>
      {children}
    </Notice>
  );
}
