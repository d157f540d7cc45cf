import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

const ABOUT = `Play long historical strategy games, by hand or by program.

Sign in with a cookie (a browser) or with \`Authorization: Bearer hgm_…\` (a bot; make a token on your account page).
With a cookie every change needs the header \`x-hegemon: 1\`. Unknown fields are refused. Every failure is
\`{ "trouble": { "code", "facts" } }\`; what the rules refuse is \`{ "refusal": { "refused", "rule", "because", "possible" } }\`.

An answer names the question it answers by its number \`n\` and carries an id of your own: sending it again is harmless.
The socket at \`/api/live\` tells everything as it happens; what is said there is described in \`docs/api.md\`.`;

/** What the API is, as OpenAPI; each route adds its own schemas, which are also its checks. */
export const DESCRIPTION: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Hegemon', version: '1', description: ABOUT },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'hegemon' },
      },
    },
    security: [{ token: [] }, { cookie: [] }],
  },
  // The page and what watches over the server are no part of it.
  transform: ({ schema, url }) => ({
    schema: url.startsWith('/api/') ? (schema ?? {}) : { ...schema, hide: true },
    url,
  }),
};
