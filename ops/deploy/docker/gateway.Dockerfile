# docker build -f ops/deploy/docker/gateway.Dockerfile -t ilera-gateway:1.0.0 .
FROM node:22-alpine AS build
WORKDIR /repository
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
RUN node_modules/.bin/tsx ops/src/deploy/main.ts gateway /image
# Software bill of materials (SBOM), from the lockfile.
RUN node_modules/.bin/pnpm --filter=ops sbom --sbom-format=cyclonedx --sbom-spec-version=1.6 --sbom-type=application --prod --lockfile-only --split --out=/image/sbom/%s.cdx.json

FROM node:22-alpine
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=root:root /image .
USER 1000:1000
EXPOSE 3000
# Documents are Buffers outside the heap; without a heap limit, garbage would double their memory.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=128", "ops/dist/main/index.mjs"]
