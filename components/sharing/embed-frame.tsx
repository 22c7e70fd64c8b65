import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

interface EmbedFrameProps {
  /** "Standings of the Open division" */
  readonly title: string;
  /** "Fall 2026, Lakeside Campus Recreation" */
  readonly from: string;
  readonly more: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** The frame of a page that other websites show: what it is, and the way to the whole of it. */
export function EmbedFrame({ title, from, more, children }: EmbedFrameProps) {
  return (
    <div className="embed">
      <header>
        <h1>{title}</h1>
        <p className="small muted">{from}</p>
      </header>
      {children}
      <p className="small">
        <Link className="row-link" href={more.href} prefetch={false}>
          {more.label}
        </Link>
      </p>
    </div>
  );
}
