"use client";

import { useEffect, useState } from "react";
import { askWho, type Reader } from "./who-is-reading";

/** Who is signed in, on a page that is the same for everyone; undefined until it's known. */
export function useReader(): Reader | undefined {
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    let isMounted = true;
    askWho().then((answer) => isMounted && setReader(answer));
    return () => {
      isMounted = false;
    };
  }, []);
  return reader;
}
