# The site with its own server, which shows live data. From the root of the repository: docker build -f deploy/docker/site.Dockerfile -t onepoint/site .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /onepoint
COPY . .
RUN npm ci --no-audit --no-fund && ONEPOINT_ENV=production NX_DAEMON=false npx nx build @onepoint/site && npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim
WORKDIR /onepoint
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4030
COPY --from=build /onepoint /onepoint
USER node
EXPOSE 4030
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4030/_site/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/site/dist/node/server.js"]
