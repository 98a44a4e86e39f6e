# syntax=docker/dockerfile:1
# Postgres with pgBackRest, which sends its WAL to the backup.

ARG POSTGRES_MAJOR=18
FROM postgres:${POSTGRES_MAJOR}-bookworm AS server
COPY --chmod=755 infra/images/postgres/ /usr/local/bin/
RUN install-pgbackrest

# What the image has, as it says itself; no file of this is left in it.
FROM server AS described
RUN --mount=type=bind,source=infra/images/packages,target=/packages sh /packages/describe-system.sh > /system.txt

FROM node:24-bookworm-slim AS listed
COPY infra/images/packages /packages
ARG VERSION=dev
RUN --mount=type=bind,from=described,target=/described \
    node /packages/list-image.ts postgres "$VERSION" /described/system.txt > /sbom.cdx.json

FROM server
COPY --from=listed /sbom.cdx.json /etc/frontdoor/
ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Frontdoor postgres" \
      org.opencontainers.image.description="Postgres that archives its WAL by pgBackRest" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
ENTRYPOINT ["frontdoor-postgres"]
CMD ["postgres"]
