# docker build -f ops/deploy/docker/data.Dockerfile -t ilera-data:1.0.0 .
# A checkout for `pnpm data:…`, which other images lack.
FROM node:22-alpine
# No older than the server.
RUN apk add --no-cache postgresql17-client
WORKDIR /repository
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
ENV NODE_ENV=production PATH=/repository/node_modules/.bin:$PATH
USER 1000:1000
