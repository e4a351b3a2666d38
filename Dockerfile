# The board as an image: docker build -t homecoming .
FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY patches ./patches
RUN npm ci --omit=dev --include=optional --no-audit --no-fund
# Node is one of the packages (docs/architecture/operations.md): the board runs on what it was tested on.
RUN ln -s "node_modules/node-linux-$(node -p process.arch)/bin/node" node

FROM node:24-bookworm-slim AS pages
WORKDIR /app
COPY package.json package-lock.json ./
COPY patches ./patches
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN npm run build

FROM debian:bookworm-slim
RUN useradd --uid 10001 --user-group --no-create-home homecoming \
 && install -d -o homecoming -g homecoming -m 0700 /data
WORKDIR /app
COPY --from=modules /app ./
COPY contract ./contract
COPY database ./database
COPY messages ./messages
COPY server ./server
COPY --from=pages /app/build ./build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Makes the process return memory after a peak (docs/architecture/operations.md#processes).
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8
USER homecoming
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["/app/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node", "server/main.ts"]
