"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";

/** Prints the page. Without JavaScript there's no button, only the browser's own way to print. */
export function PrintButton() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  return (
    <p className="no-print mt-4" hidden={!isReady}>
      <Button kind="quiet" icon="printer" onClick={() => window.print()}>
        Print
      </Button>
    </p>
  );
}
