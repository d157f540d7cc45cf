# The server with its page. Matches lie in /data unless HEGEMON_DATABASE says otherwise.
FROM node:20-bookworm-slim AS build
WORKDIR /hegemon
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HEGEMON_HOST=0.0.0.0 HEGEMON_PORT=4170 HEGEMON_DATABASE=sqlite:/data/hegemon.sqlite
WORKDIR /hegemon
COPY --from=build /hegemon /hegemon
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4170
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.HEGEMON_PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
STOPSIGNAL SIGTERM
CMD ["node", "tools/bin/hegemon.mjs", "serve"]
