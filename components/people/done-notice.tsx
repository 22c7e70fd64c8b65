import { Notice } from "@/components/ui/notice";

const DONE: Readonly<Record<string, readonly [title: string, text: string]>> = {
  registered: ["You are in.", "You get a letter when your first match is paired."],
  waiting: [
    "You are on the waiting list.",
    "As soon as a place is free and you are first in line, you are in, and you get a letter.",
  ],
  "asked-to-leave": [
    "The director has your letter.",
    "Until the director answers, your matches stay as they are.",
  ],
  withdrew: ["You are out.", "You can register again while registration is open."],
};

/** The answer to a registration that was just made or taken back. */
export function DoneNotice({ done }: { readonly done: string | undefined }) {
  const words = done === undefined ? undefined : DONE[done];
  if (!words) return null;

  return (
    <Notice tone="ok" title={words[0]} focus>
      <p>{words[1]}</p>
    </Notice>
  );
}
