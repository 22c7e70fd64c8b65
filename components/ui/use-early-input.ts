"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Reads a form whose fields React controls when React takes it over. Earlier input is in the fields but not in their
 * state, so the first change would set it back.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, read: (data: FormData) => void): void {
  const readFirst = useRef(read);
  useLayoutEffect(() => {
    if (form.current) readFirst.current(new FormData(form.current));
  }, [form]);
}
