# syntax=docker/dockerfile:1
# The gateway with the built site and the built admin.

# The same lines stand in backend.Dockerfile, so that an engine that builds both installs once: `images.spec.ts` compares them.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY services/backend/package.json services/backend/
COPY frontend/package.json frontend/
COPY frontend/drawings/package.json frontend/drawings/
COPY admin/package.json admin/
COPY infra/local/package.json infra/local/
COPY tests/package.json tests/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts -w @frontdoor/backend -w @frontdoor/contract -w @frontdoor/drawings -w @frontdoor/site -w @frontdoor/admin

FROM packages AS build
COPY tsconfig.base.json ./
COPY contract contract
COPY frontend frontend
COPY admin admin
RUN npm run build -w @frontdoor/site && npm run build -w @frontdoor/admin
COPY infra/caddy infra/caddy
RUN npm sbom --package-lock-only --workspace=@frontdoor/site --workspace=@frontdoor/admin --sbom-format=cyclonedx > npm.cdx.json
RUN node infra/caddy/write-redirects.ts frontend/build/redirects.json infra/caddy/redirects.caddy

# What the image has besides our files, as it says itself; no file of this is left in it.
FROM caddy:2.11 AS described
RUN --mount=type=bind,source=infra/images/packages,target=/packages sh /packages/describe-system.sh > /system.txt

FROM build AS listed
COPY infra/images/packages infra/images/packages
ARG VERSION=dev
RUN --mount=type=bind,from=described,target=/described \
    node infra/images/packages/list-image.ts web "$VERSION" /described/system.txt npm.cdx.json > /sbom.cdx.json

FROM caddy:2.11
ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Frontdoor web" \
      org.opencontainers.image.description="The gateway with the site and the admin" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
# A volume for certificates gets its owner from here.
RUN install -d -o 10001 -g 10001 /data/caddy /config/caddy
COPY --from=build /app/infra/caddy/Caddyfile /app/infra/caddy/front.Caddyfile /app/infra/caddy/*.caddy /etc/caddy/
COPY --from=build /app/frontend/build/client /srv/site
COPY --from=build /app/admin/dist /srv/admin
COPY --from=listed /sbom.cdx.json /etc/frontdoor/
USER 10001:10001
EXPOSE 8080
