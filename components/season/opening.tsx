import type { ReactNode } from "react";
import { Turn } from "@/components/ui/turn";

interface OpeningProps {
  /** Who this is for: "If you are playing". */
  readonly who: string;
  readonly kind: "play" | "join" | "read";
  readonly children: ReactNode;
  readonly actions?: ReactNode | undefined;
}

const LOOKS = {
  play: { turn: "you", icon: "your-move" },
  join: { turn: "them", icon: "calendar-plus" },
  read: { turn: "them", icon: "list-ordered" },
} as const;

/** What one kind of reader can do now. One or two are at the top of a public page, in an `Openings`. */
export function Opening({ who, kind, children, actions }: OpeningProps) {
  return (
    <div className="opening">
      <Turn {...LOOKS[kind]} label={who} />
      {children}
      {actions && <p className="actions">{actions}</p>}
    </div>
  );
}

/** The first thing on a public page. */
export function Openings({ children }: { readonly children: ReactNode }) {
  return (
    <section className="openings" aria-label="What to do now">
      {children}
    </section>
  );
}
