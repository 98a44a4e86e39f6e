# syntax=docker/dockerfile:1
# Postgres with pgBackRest, which sends its WAL to the backup.

ARG POSTGRES_MAJOR=18
FROM postgres:${POSTGRES_MAJOR}-bookworm
COPY --chmod=755 infra/images/postgres/ /usr/local/bin/
RUN install-pgbackrest
ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Frontdoor postgres" \
      org.opencontainers.image.description="Postgres that archives its WAL by pgBackRest" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
ENTRYPOINT ["frontdoor-postgres"]
CMD ["postgres"]
