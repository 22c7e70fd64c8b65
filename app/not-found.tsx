import type { Metadata } from "next";
import { NotFoundDoor } from "@/components/layout/not-found-door";

export const metadata: Metadata = { title: "Page not found" };

/** An address that doesn't exist, or that the reader may not see; both look the same. */
export default function NotFound() {
  return <NotFoundDoor />;
}
