# syntax=docker/dockerfile:1
# One image for every process of the backend; the command chooses which. The target `backup` is another one, which has Postgres too.

ARG POSTGRES_MAJOR=18

# The same lines stand in web.Dockerfile, so that an engine that builds both installs once: `images.spec.ts` compares them.
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
COPY services/backend services/backend
RUN npm run build -w @frontdoor/backend \
 && node services/backend/image/copy-program.mts /program \
 && npm sbom --package-lock-only --workspace=@frontdoor/backend --sbom-format=cyclonedx > /npm.cdx.json
COPY infra/images/packages infra/images/packages

# Node alone, without npm. Nothing is installed at run time, so package managers are removed, and files that no process here
# reads: tables for old character sets (Node brings its own) and documents. The list of Debian's packages stays, for scanners.
FROM debian:bookworm-slim AS system
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /nonexistent frontdoor \
 && install -d -o frontdoor -g frontdoor -m 750 /var/lib/frontdoor/acknowledged \
 && rm -rf /usr/bin/apt* /usr/bin/perl* /usr/lib/apt /usr/lib/*/libapt* /usr/lib/*/gconv /usr/lib/*/perl-base \
      /usr/share/doc /usr/share/perl5 /var/cache/* /var/lib/apt /var/log/*
COPY --from=packages /usr/local/bin/node /usr/local/bin/

FROM docker.io/pgsty/silo:RELEASE.2026-09-16T00-00-00Z AS storage

FROM postgres:${POSTGRES_MAJOR}-bookworm AS backup-system
COPY --chmod=755 infra/images/postgres/ /usr/local/bin/
RUN install-pgbackrest
COPY --from=storage /usr/bin/mcli /usr/local/bin/mc
COPY --from=packages /usr/local/bin/node /usr/local/bin/

# What each image has besides the program, as it says itself; no file of this is left in it.
FROM system AS described
RUN --mount=type=bind,source=infra/images/packages,target=/packages sh /packages/describe-system.sh > /system.txt
FROM backup-system AS backup-described
RUN --mount=type=bind,source=infra/images/packages,target=/packages sh /packages/describe-system.sh > /system.txt

FROM build AS listed
ARG VERSION=dev
RUN --mount=type=bind,from=described,target=/described \
    node infra/images/packages/list-image.ts backend "$VERSION" /described/system.txt /npm.cdx.json > /sbom.cdx.json
FROM build AS backup-listed
ARG VERSION=dev
RUN --mount=type=bind,from=backup-described,target=/described \
    node infra/images/packages/list-image.ts backup "$VERSION" /described/system.txt /npm.cdx.json > /sbom.cdx.json

# Backs up, and restores what was backed up to a Postgres of its own; then the backend's commands put it in order.
FROM backup-system AS backup
COPY --from=build /program /app
COPY --from=build /app/node_modules/pg /app/node_modules/pg
COPY package.json /app/
COPY infra/local /app/infra/local
COPY infra/backup /app/infra/backup
COPY --from=backup-listed /sbom.cdx.json /app/
ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Frontdoor backup" \
      org.opencontainers.image.description="Backups of database and storage, and rehearsals of their restore" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
USER postgres
ENV TMPDIR=/rehearsal
ENTRYPOINT ["frontdoor-backup"]

FROM scratch
COPY --from=system / /
ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Frontdoor backend" \
      org.opencontainers.image.description="API, worker, document reader and migrations" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /app/services/backend
COPY --from=build /program /app
COPY --from=listed /sbom.cdx.json /app/
USER 10001:10001
# A young generation of 8 MB per half: with 1 MB the busiest calls cost a quarter more, and 16 MB gain little.
# Without the inspector that SIGUSR1 opens: it would give secrets to any process of the same user.
ENV NODE_OPTIONS="--disable-sigusr1 --max-semi-space-size=8"
ENV NODE_ENV=production API_HOST=0.0.0.0 WORKER_HEALTH_HOST=0.0.0.0 VISITS_HOST=0.0.0.0 METRICS_HOST=0.0.0.0
EXPOSE 3000 3001
CMD ["node", "--initial-old-space-size=96", "dist/entrypoints/api.js"]
