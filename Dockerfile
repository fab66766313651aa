# The shop on Node: docs/operations.md, "Container". Settings are environment variables; data is in the volume /data.
FROM node:24-slim AS build
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
COPY tools/bench/package.json tools/bench/
COPY tools/demo-pictures/package.json tools/demo-pictures/
COPY tools/stress/package.json tools/stress/
RUN npm ci
COPY . .
RUN npm run package

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /project/dist/node /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 8787
# not /readyz: a shop whose backend is down serves cached pages, and a restart would not help
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8787) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "proviant.mjs"]
