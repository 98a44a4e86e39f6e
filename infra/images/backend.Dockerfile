# syntax=docker/dockerfile:1
# One image for every process of the backend; the command chooses which.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY services/backend/package.json services/backend/
COPY frontend/package.json frontend/
COPY admin/package.json admin/
COPY infra/local/package.json infra/local/
COPY tests/package.json tests/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts -w @frontdoor/backend
COPY tsconfig.base.json ./
COPY services/backend services/backend
RUN npm run build -w @frontdoor/backend

FROM manifests AS dependencies
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts -w @frontdoor/backend
# What only compilers and debuggers read; TypeScript itself comes as somebody's optional peer.
RUN rm -rf node_modules/typescript node_modules/@types \
 && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete \
# Of this one only the data is used: fonts, character maps, decoders. The parser itself comes with unpdf.
 && cd node_modules/pdfjs-dist && rm -rf build legacy web image_decoders types

# Node alone, without npm: nothing is installed at run time.
FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /nonexistent frontdoor
COPY --from=manifests /usr/local/bin/node /usr/local/bin/
WORKDIR /app/services/backend
COPY --from=dependencies /app/node_modules /app/node_modules
COPY --from=build /app/services/backend/package.json ./
COPY --from=build /app/services/backend/dist dist
USER 10001:10001
# A young generation of 8 MB per half: with 1 MB the busiest calls cost a quarter more, and 16 MB gain little.
# Without the inspector that SIGUSR1 opens: it would give secrets to any process of the same user.
ENV NODE_OPTIONS="--disable-sigusr1 --max-semi-space-size=8"
ENV NODE_ENV=production API_HOST=0.0.0.0 WORKER_HEALTH_HOST=0.0.0.0 VISITS_HOST=0.0.0.0 METRICS_HOST=0.0.0.0
EXPOSE 3000 3001
CMD ["node", "--initial-old-space-size=96", "dist/entrypoints/api.js"]
