import type { ReactNode } from "react";
import "@/app/styles/scoresheet.css";
import "@/app/styles/signed-in.css";
import "@/app/styles/choices.css";

/** Brings the styles that only pages of a player need. */
export default function SignedInStyles({ children }: { readonly children: ReactNode }) {
  return children;
}
