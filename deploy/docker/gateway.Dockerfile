# The gateway, and with another command the collector. From the root of the repository: docker build -f deploy/docker/gateway.Dockerfile -t onepoint/gateway .
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /onepoint
COPY . .
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && mkdir /journal

FROM node:24.21.0-bookworm-slim
WORKDIR /onepoint
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 GATEWAY_JOURNAL_DIR=/journal
COPY --from=packages /onepoint /onepoint
COPY --from=packages --chown=node:node /journal /journal
USER node
VOLUME /journal
EXPOSE 4100
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4100/rpc/_health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/gateway/src/server.ts"]
