import type { Metadata } from "next";
import { env } from "@/lib/env";
import { absolute } from "@/lib/paths";

/** Tells feed readers that are given the address of a page which feed has its results. */
export function feedLink(path: string, title: string): NonNullable<Metadata["alternates"]> {
  return { types: { "application/atom+xml": [{ url: absolute(env().appUrl, path), title }] } };
}
