import type { MetadataRoute } from "next";
import { paths } from "@/lib/paths";
import small from "./icons/icon-192.png";
import large from "./icons/icon-512.png";
import maskable from "./icons/maskable-512.png";

/** What a phone needs to install the app: its name, where it opens, and its icons (drawn by `npm run icons`). */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Rookery",
    short_name: "Rookery",
    description: "Your campus chess league: your next match, its time, and its result.",
    start_url: paths.me(),
    scope: "/",
    display: "standalone",
    background_color: "#f7f3e8",
    theme_color: "#f7f3e8",
    icons: [
      { src: small.src, sizes: "192x192", type: "image/png", purpose: "any" },
      { src: large.src, sizes: "512x512", type: "image/png", purpose: "any" },
      { src: maskable.src, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
