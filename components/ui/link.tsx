"use client";

import NextLink, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { UnderWay } from "./under-way";

/** A link to another page of ours. While that page takes its time, a line at the top says that it's coming. */
export function Link({ children, ...link }: ComponentProps<typeof NextLink>) {
  return (
    <NextLink {...link}>
      {children}
      <PageUnderWay />
    </NextLink>
  );
}

function PageUnderWay() {
  return useLinkStatus().pending && <UnderWay />;
}
