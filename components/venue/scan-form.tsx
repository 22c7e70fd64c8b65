"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import { paths } from "@/lib/paths";

/**
 * The field a barcode reader types into: the label and Enter. It has the focus whenever nothing else is asked, so the
 * next item can be scanned without touching the screen.
 *
 * @param turn changes with whatever was done last; null leaves the focus to a form below
 */
export function ScanForm({
  org,
  label,
  turn,
}: {
  readonly org: string;
  readonly label?: string | undefined;
  readonly turn: string | null;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (turn !== null) box.current?.focus();
  }, [turn]);

  return (
    <form action={paths.equipment(org)} className="scan">
      <TextInput
        ref={box}
        label="Scan or type a label"
        hint="For a board or a clock. A barcode reader presses Enter for you."
        name="label"
        key={label ?? ""}
        defaultValue={label}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        {...(turn === null ? {} : { autoFocus: true })}
      />
      <Button type="submit" kind="plain" icon="search">
        Find
      </Button>
    </form>
  );
}
