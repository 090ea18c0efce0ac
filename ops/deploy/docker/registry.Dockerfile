# docker build -f ops/deploy/docker/registry.Dockerfile -t ilera-registry:1.0.0 .
FROM node:22-alpine AS build
WORKDIR /repository
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
RUN node_modules/.bin/tsx ops/src/deploy/main.ts registry /image
# Software bill of materials (SBOM), from the lockfile.
RUN node_modules/.bin/pnpm --filter=ops sbom --sbom-format=cyclonedx --sbom-spec-version=1.6 --sbom-type=application --prod --lockfile-only --split --out=/image/sbom/%s.cdx.json

FROM node:22-alpine
ENV NODE_ENV=production RELEASE_POLICY=/etc/ilera/release-policy.json
WORKDIR /app
COPY --from=build --chown=root:root /image .
USER 1000:1000
EXPOSE 3200
CMD ["node", "ops/dist/main/index.mjs"]
