import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Page } from "@/components/layout/page";
import { paths } from "@/lib/paths";
import "@/app/styles/sign-in.css";

/** Keep these pages out of search engines. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame of the sign-in and sign-out pages. It doesn't depend on a league or on who is signed in. */
export default function SignInFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Page
      nav={[{ href: paths.home(), label: "Season", icon: "calendar-days" }]}
      corner={null}
      foot={{ links: [{ href: paths.privacy(), label: "Privacy: who sees what" }] }}
    >
      {children}
    </Page>
  );
}
