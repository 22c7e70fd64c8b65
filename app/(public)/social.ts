import type { Metadata } from "next";
import { env } from "@/lib/env";
import { absolute } from "@/lib/paths";

/** What apps show of a link to a page (Open Graph): a title, a sentence, and a picture if there is one. Paths. */
export function social({
  title,
  description,
  page,
  picture,
}: {
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly picture?: string;
}): Metadata {
  const whole = (path: string) => absolute(env().appUrl, path);
  const images = picture ? [{ url: whole(picture), width: 1200, height: 630, alt: title }] : [];
  return {
    title,
    description,
    openGraph: { type: "website", siteName: "Rookery", title, description, url: whole(page), images },
    twitter: { card: picture ? "summary_large_image" : "summary" },
  };
}
