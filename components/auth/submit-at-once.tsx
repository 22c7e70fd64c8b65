"use client";

import { useEffect, useRef } from "react";

/** Submits the form around it once, as soon as the page loads. Without JavaScript, the reader presses the button. */
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
