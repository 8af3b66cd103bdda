# A front end as files behind nginx. From the root of the repository:
# docker build -f deploy/docker/front-end.Dockerfile --build-arg APP=dashboard --build-arg PUBLIC_ORIGIN=https://example.com -t onepoint/dashboard .
FROM node:24.21.0-bookworm-slim AS release
WORKDIR /onepoint
ARG APP
ARG PUBLIC_ORIGIN
ARG ONEPOINT_ENV=production
ARG ONEPOINT_CLERK_PUBLISHABLE_KEY
ARG ONEPOINT_API_URL
ARG ONEPOINT_GATEWAY_URL
ARG ONEPOINT_PRODUCTION_HOST
ARG ONEPOINT_ANALYTICS_URL
ARG ONEPOINT_BROWSER_REPORTS
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run release -- "$APP" --to=/srv/onepoint --port=8080 \
  && mv "dist/releases/$APP"/* /release \
  && rm -r /release/source-maps

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/docker/nginx.conf /etc/nginx/nginx.conf
COPY --from=release /release /srv/onepoint
USER www-data
EXPOSE 8080
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
