import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

/** Paths that the server behind the page server answers itself. */
export const backendPaths = [
  '^/arcgis/',
  '^/api/',
  '^/(user|purchases?|signin|signout|healthz|readyz)(/|\\?|$)',
  '^/experiences/',
  '^/(identitytoolkit|securetoken)\\.googleapis\\.com/'
];

const marks = [
  ['__EXB_MODE__', /<meta name="exb-mode" content="([^"]*)"/],
  ['__EXB_APP__', /<meta name="exb-app" content="([^"]*)"/],
  ['__EXB_PAGE__', /<meta name="exb-page" content="([^"]*)"/],
  ['__EXB_THEME__', /data-theme="([^"]*)"/],
  ['__EXB_TITLE__', /<title>([^<]*)<\/title>/]
] as const;

/** Returns the page server's document with the values of the backend's document. */
export function withBackendMarks(document: string, backendDocument: string): string {
  return marks.reduce(
    (html, [mark, pattern]) => html.replaceAll(mark, pattern.exec(backendDocument)?.[1] ?? ''),
    document
  );
}

const isDocument = ({ method, url = '', headers }: IncomingMessage) =>
  method === 'GET' &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(@|node_modules\/|shell\/|jimu\/|ootb\/)/.test(url) &&
  !backendPaths.some((path) => new RegExp(path).test(url));

async function answerDocument(
  server: ViteDevServer,
  backend: string,
  request: IncomingMessage,
  response: ServerResponse
) {
  const url = request.url ?? '/';
  const { cookie = '', accept = '', host = '' } = request.headers;
  const reply = await fetch(`${backend}${url}`, {
    headers: { cookie, accept, 'x-forwarded-host': host },
    redirect: 'manual'
  }).catch(() => null);
  if (reply === null) {
    // The backend restarts after each change of its code.
    response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' });
    return response.end('The server behind this page is starting; the page loads again by itself.');
  }
  const text = await reply.text();
  response.statusCode = reply.status;
  for (const name of ['location', 'content-type', 'set-cookie', 'cache-control', 'vary'])
    if (reply.headers.has(name)) response.setHeader(name, reply.headers.get(name) ?? '');
  if (reply.status !== 200 || !text.includes('name="exb-app"')) return response.end(text);
  const own = await readFile(join(server.config.root, 'index.html'), 'utf8');
  return response.end(await server.transformIndexHtml(url, withBackendMarks(own, text)));
}

/** In development the backend still controls access to each page; the page itself comes from this server. */
export function backendDocuments(backend: string): Plugin {
  return {
    name: 'backend-documents',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!isDocument(request)) return next();
        answerDocument(server, backend, request, response).catch(next);
      });
    }
  };
}
