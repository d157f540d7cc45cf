import type { FastifyPluginAsync } from 'fastify';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}
interface Spec {
  readonly info: { readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const shown = (value: unknown): string => escaped(JSON.stringify(value, null, 2));

const operationOf = (method: string, path: string, { parameters = [], requestBody, responses }: Operation): string => `
<section><h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
${parameters.length > 0 ? `<p>${parameters.map(({ name, in: where }) => `<code>${escaped(name)}</code> (${escaped(where)})`).join(', ')}</p>` : ''}
${requestBody ? `<details><summary>Request</summary><pre>${shown(requestBody)}</pre></details>` : ''}
${responses ? `<details><summary>Reply</summary><pre>${shown(responses)}</pre></details>` : ''}</section>`;

/** Readable without any script, and made from the checks themselves. */
const pageOf = ({ info, paths = {} }: Spec): string => {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method, path, operation)),
  );
  const about = escaped(info.description ?? '')
    .split(/\n{2,}/)
    .map(part => `<p>${part.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The API of Hegemon</title></head><body><main><h1>The API of Hegemon</h1>${about}
<p><a href="docs/openapi.json">As OpenAPI</a></p>${sections.join('\n')}</main></body></html>`;
};

/** The API, described. */
export const docsRoutes: FastifyPluginAsync = async app => {
  const anybody = { config: { who: 'anybody' }, schema: { hide: true } } as const;
  app.get('/api/docs/openapi.json', anybody, async () => app.swagger());
  app.get('/api/docs', anybody, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(app.swagger() as unknown as Spec)),
  );
};
