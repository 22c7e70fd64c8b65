/** The address where an admin sets how long things are kept. Not a part of `paths`, which every page loads. */
export const retentionPaths = {
  /** @param asked the periods that the page shows the effect of; by default the current ones */
  retention: (org: string, asked?: Readonly<Record<string, string>>) =>
    `/desk/${encodeURIComponent(org)}/retention${asked ? `?${new URLSearchParams(asked)}` : ""}`,
} as const;
