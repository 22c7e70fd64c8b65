"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { OutageNoteProps } from "./outage-note";

/** Says that the league couldn't be reached. It's loaded once that has happened, which is rare. */
export function OutageDoor(props: OutageNoteProps) {
  const [Note, setNote] = useState<ComponentType<OutageNoteProps> | null>(null);
  useEffect(() => {
    void import("./outage-note").then(
      (part) => setNote(() => part.OutageNote),
      () => {},
    );
  }, []);
  return Note && <Note {...props} />;
}
