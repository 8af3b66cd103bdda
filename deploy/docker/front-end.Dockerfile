# The dashboard or the playground as files behind nginx. From the root of the repository:
# docker build -f deploy/docker/front-end.Dockerfile --build-arg APP=dashboard -t onepoint/dashboard .
# A container configures the release from its environment (PUBLIC_ORIGIN, ONEPOINT_…) each time that it starts, in /tmp.
FROM node:24.21.0-bookworm-slim AS release
WORKDIR /onepoint
ARG APP
COPY . .
RUN npm ci --no-audit --no-fund \
  && ONEPOINT_ENV=production PUBLIC_ORIGIN=https://onepoint.example npm run release -- "$APP" --to=/tmp/onepoint --port=8080 \
  && mv "dist/releases/$APP"/* /release \
  && rm -r /release/source-maps \
  && npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /onepoint
COPY deploy/docker/nginx.conf /etc/nginx/nginx.conf
COPY --from=release /onepoint /onepoint
COPY --from=release /release /release
USER www-data
EXPOSE 8080
CMD ["sh", "-c", "cp -rT /release /tmp/onepoint && node tools/release/configure.ts /tmp/onepoint --env && exec nginx -e stderr -g 'daemon off;'"]
