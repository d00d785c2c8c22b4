import { formatMessage } from '@site/domain';
import type { MessageKey } from '@site/domain';
import type { FastifyRequest } from 'fastify';
import { getReaderLocale } from './reader-locale';

/**
 * Kinds of plain pages: unknown address, a role is needed, a map that may not be shown in this frame, or the database
 * does not answer.
 */
type PlainPageKind = 'notFound' | 'staff' | 'admin' | 'embedRefused' | 'unavailable';
const TEXTS: Readonly<Record<PlainPageKind, readonly [title: MessageKey, text: MessageKey]>> = {
  notFound: ['page.notFound', 'page.notFoundText'],
  staff: ['page.refused', 'page.staffOnly'],
  admin: ['page.refused', 'page.adminOnly'],
  embedRefused: ['page.embedRefused', 'page.embedRefusedText'],
  unavailable: ['page.unavailable', 'page.unavailableText']
};

/** Returns a page without script, readable in light and dark, for an unknown address or a refused account. */
export function renderPlainPage(kind: PlainPageKind, request: FastifyRequest): string {
  const locale = getReaderLocale(request);
  const [title, text] = TEXTS[kind].map((key) => formatMessage(key, locale));
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>
      @font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap;
        src: url('/fonts/inter/inter-latin-wght-normal.woff2') format('woff2'); }
      :root { color-scheme: light dark; --ground: #f4f7f4; --ink: #1b211d; --act: #17693b; }
      @media (prefers-color-scheme: dark) { :root { --ground: #1b231f; --ink: #eef3ef; --act: #63c98c; } }
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; text-align: center;
        font: 16px/1.5 'Inter Variable', system-ui, sans-serif; background: var(--ground); color: var(--ink); padding: 0 16px; }
      img { width: 40px; height: 40px; }
      h1 { margin: 12px 0 4px; font-size: 24px; }
      p { margin: 0; }
      a { color: var(--act); font-weight: 600; }
    </style>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" />
      <h1>${title}</h1>
      <p>${text} <a href="/">${formatMessage('page.goHome', locale)}</a></p>
    </main>
  </body>
</html>
`;
}
