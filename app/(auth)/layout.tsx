import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Page } from "@/components/layout/page";
import { paths } from "@/lib/paths";

/** Nothing here is for a search engine. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame of the pages where one signs in and out: it knows no league and nobody. */
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
