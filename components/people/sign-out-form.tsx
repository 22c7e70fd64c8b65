"use client";

import type { FormEvent, ReactNode } from "react";
import { forgetRooms, hasUnsent } from "../room/forget-rooms";

interface SignOutFormProps {
  readonly className: string;
  readonly children: ReactNode;
}

const UNSENT =
  "This device has moves or clock times of a match that weren’t sent yet. If you sign out, they’re lost. Sign out anyway?";

/** Signs out, and forgets the match rooms that this device keeps. */
export function SignOutForm({ className, children }: SignOutFormProps) {
  async function forgetFirst(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if ((await hasUnsent()) && !window.confirm(UNSENT)) return;
    await forgetRooms();
    form.submit();
  }
  return (
    <form method="post" action="/api/sign-out" className={className} onSubmit={forgetFirst}>
      {children}
    </form>
  );
}
