# The gateway, and with another command the collector. From the root of the repository: docker build -f deploy/docker/gateway.Dockerfile -t onepoint/gateway .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /onepoint
COPY . .
RUN npm ci --no-audit --no-fund && NX_DAEMON=false npx nx build @onepoint/gateway && npm prune --omit=dev --ignore-scripts && mkdir /journal

FROM node:24.21.0-bookworm-slim
WORKDIR /onepoint
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 GATEWAY_JOURNAL_DIR=/journal
COPY --from=build /onepoint /onepoint
COPY --from=build --chown=node:node /journal /journal
USER node
VOLUME /journal
EXPOSE 4100
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4100/rpc/_health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/gateway/dist/server.js"]
