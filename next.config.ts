import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

/** Files named page.dev.tsx are pages in development only: a build doesn't know them, nor what they draw. */
const PAGE_EXTENSIONS = ["tsx", "ts"];
const DEV_PAGE_EXTENSIONS = ["dev.tsx", ...PAGE_EXTENSIONS];

const config: NextConfig = {
  pageExtensions: process.env.NODE_ENV === "development" ? DEV_PAGE_EXTENSIONS : PAGE_EXTENSIONS,
  serverExternalPackages: [
    "pg",
    "pg-boss",
    "nodemailer",
    "next-auth",
    "pino",
    "prom-client",
    "rate-limiter-flexible",
    "sharp",
  ],
  // Pages are kept in memory only: on disk they would outlive the database they were drawn from.
  // Forms are limited by the front, each by what it is for; the largest has photos (lib/front/posts.ts).
  experimental: {
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: "33mb" },
    // The log's stacks name our functions, and need no source maps, which made up most of a build.
    serverMinification: false,
    turbopackSourceMaps: false,
    // What's built once needs no cache for the next build; writing it takes a fifth of the time.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // A title that's found later than the page would be streamed after it, by a script that the policy blocks. Every reader
  // is one who can't wait for it (docs/decisions/0002).
  htmlLimitedBots: /.*/,
  cacheHandler: fileURLToPath(new URL("./lib/front/page-cache.mjs", import.meta.url)),
  // The start page is the first page of campuses. It can be kept like the others, but not drawn when the app is built:
  // that needs no database.
  rewrites: async () => ({
    beforeFiles: [{ source: "/", destination: "/campuses/1" }],
    afterFiles: [],
    fallback: [],
  }),
  // The front reads the pages first, and compresses what it sends.
  compress: false,
  // Types are a part of `npm test`. A build that's made to run the app doesn't wait for them.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  poweredByHeader: false,
};

export default config;
