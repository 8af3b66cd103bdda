# The API. From the root of the repository: docker build -f deploy/docker/api.Dockerfile -t onepoint/api .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /onepoint
COPY . .
RUN npm ci --no-audit --no-fund && NX_DAEMON=false npx nx build @onepoint/api && npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim
WORKDIR /onepoint
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4010
COPY --from=build /onepoint /onepoint
USER node
EXPOSE 4010
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4010/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/api/dist/server.js"]
