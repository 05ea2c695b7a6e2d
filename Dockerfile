# The image of a storefront, and of a worker with the command `node web/worker.ts` (docs/going-to-production.md). It
# holds one build and what that needs to run; the content lake has to be reachable while it is made:
#   docker build --secret id=settings,src=.env -t tretopp .
#   docker build --secret id=settings,src=.env --target studio --output studio .     the Studio's static files
#   docker build --target sandbox -t tretopp-sandbox .                               the stand-ins, with all packages

FROM node:24.21.0-bookworm-slim AS source
WORKDIR /tretopp
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --loglevel=error
COPY . .

FROM source AS sandbox
RUN mkdir /sandbox && chown node:node /sandbox
USER node
ENV PATH=/tretopp/node_modules/.bin:$PATH SANDBOX_DIR=/sandbox
VOLUME /sandbox

FROM source AS build
# What .env leaves out is empty, as where the image runs; nothing here stands in for it.
RUN rm .env.sandbox
# The scripts and styles of the builds before stay on the machine that builds.
RUN --mount=type=secret,id=settings,target=/tretopp/.env,required=true \
  --mount=type=cache,target=/tretopp/web/.next.assets,sharing=locked \
  export DATABASE_URL=postgres://[::1]/none SMTP_URL=smtp://[::1] \
  && node scripts/run.mjs build \
  && node scripts/run.mjs pack /packed \
  && mkdir -p /packed/bin /packed/pictures \
  && cp node_modules/.bin/node /packed/bin/node

FROM scratch AS studio
COPY --from=build /tretopp/.build/studio /

# No shell and no package manager: glibc, certificates and a user without rights.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /tretopp
COPY --from=build /packed /tretopp
COPY --from=build --chown=nonroot:nonroot /packed/pictures /pictures
ENV PATH=/tretopp/bin NODE_ENV=production PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
STOPSIGNAL SIGTERM
CMD ["node", "web/page-server/server.ts"]
