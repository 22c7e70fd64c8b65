import { Notice } from "../ui/notice";

const DONE: Readonly<Record<string, readonly [title: string, text: string]>> = {
  registered: ["You are in.", "You get a letter when your first match is paired."],
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
