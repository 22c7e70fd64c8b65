import type { ReactNode } from "react";

/** Where this page belongs, in one quiet line above its title. */
export function Crumb({ children }: { readonly children: ReactNode }) {
  return <p className="crumb">{children}</p>;
}
