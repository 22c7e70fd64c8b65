import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { BoardSprite } from "@/components/layout/board-sprite";
import { KeepTyped } from "@/components/layout/keep-typed";
import { OfflineStatus } from "@/components/layout/offline-status";
import { THEME_SCRIPT } from "@/components/layout/theme-script";
import { StartPageScript } from "@/components/page-script/start-page-script";

import { fontVariables } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { template: "%s · Rookery", default: "Rookery" },
  description:
    "A campus chess league: one match a week, results both players confirm, standings you can check.",
  applicationName: "Rookery",
  appleWebApp: { capable: true, title: "Rookery", statusBarStyle: "default" },
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f3e8" },
    { media: "(prefers-color-scheme: dark)", color: "#191813" },
  ],
};

/** The root of every page. Reads no cookie, so the public pages stay cacheable. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The theme script may set data-theme before React hydrates; that mismatch is expected.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <BoardSprite />
        <KeepTyped />
        <StartPageScript />
        {children}
        <OfflineStatus />
      </body>
    </html>
  );
}
