import type { Metadata } from "next";
import { GalleryIndex } from "@/components/gallery/gallery-pages";

export const metadata: Metadata = { title: "Gallery" };

/**
 * What every component looks like. This page and the pages under it are built only in development; see next.config.ts.
 */
export default function GalleryPage() {
  return <GalleryIndex />;
}
