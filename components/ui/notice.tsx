import type { ReactNode } from "react";

import { classNames } from "./class-names";
import { FocusOnMount } from "./focus-on-mount";
import { Icon, type IconName } from "./icon";

const NOTICES = {
  bad: ["circle-alert", "alert"],
  ok: ["check", "status"],
  soon: ["clock", undefined],
} as const satisfies Record<string, readonly [IconName, "alert" | "status" | undefined]>;

export type NoticeTone = keyof typeof NOTICES;

interface NoticeProps {
  readonly tone: NoticeTone;
  /** What happened. */
  readonly title?: ReactNode | undefined;
  /** What the reader can do, or who acts next. */
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  /** A refusal of what the reader just did takes the focus. */
  readonly focus?: boolean | undefined;
  /** Part of the page from the start and not an answer, so screen readers don't announce it. */
  readonly still?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A refusal or failure (`bad`), a success (`ok`), or something to know in time (`soon`). */
export function Notice({ tone, title, children, icon, focus, still, id, className }: NoticeProps) {
  const [usualIcon, role] = NOTICES[tone];
  const notice = (
    <div className={classNames("notice", tone, className)} role={still ? undefined : role} id={id}>
      <Icon name={icon ?? usualIcon} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );

  return focus ? <FocusOnMount>{notice}</FocusOnMount> : notice;
}
