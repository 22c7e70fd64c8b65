"use client";

import { useEffect, useRef } from "react";

/** Sends the form around it as soon as the page is there, once. Without JavaScript its button does. */
export function SubmitAtOnce() {
  const mark = useRef<HTMLSpanElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mark.current?.closest("form")?.requestSubmit();
  }, []);

  return <span ref={mark} hidden />;
}
