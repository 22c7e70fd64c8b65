import type { ReactNode } from "react";
import { RegisterWorker } from "@/components/layout/register-worker";
import "@/app/styles/scoresheet.css";
import "@/app/styles/signed-in.css";
import "@/app/styles/choices.css";

/** Brings the styles and the service worker that only pages of a player need. */
export default function SignedIn({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <RegisterWorker />
    </>
  );
}
