import type { NextConfig } from "next";

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
  {
    key: "Content-Security-Policy",
    value: [
      "default-src 'self'",
      "script-src 'self' 'unsafe-inline'" + (process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'" + (process.env.NODE_ENV === "development" ? " ws:" : ""),
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "object-src 'none'",
    ].join("; "),
  },
];

const config: NextConfig = {
  transpilePackages: ["chess-core"],
  serverExternalPackages: [
    "pg",
    "pg-boss",
    "nodemailer",
    "next-auth",
    "pino",
    "prom-client",
    "rate-limiter-flexible",
  ],
  // Pages are kept in memory only: on disk they would outlive the database they were drawn from.
  experimental: { isrFlushToDisk: false },
  // Types are a part of `npm test`. Whoever builds the app to run it need not wait for them.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  poweredByHeader: false,
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

export default config;
