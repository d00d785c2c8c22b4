import { formatMessage } from '@site/domain';
import type { Locale, MessageKey } from '@site/domain';
import type { FastifyRequest } from 'fastify';
import { getReaderLocale } from './reader-locale';

/**
 * Kinds of plain pages: unknown address, a role is needed, a map that may not be shown in this frame, the database
 * does not answer, or the address is too long.
 */
type PlainPageKind = 'notFound' | 'staff' | 'admin' | 'embedRefused' | 'unavailable' | 'tooLong';
const TEXTS: Readonly<Record<PlainPageKind, readonly [title: MessageKey, text: MessageKey]>> = {
  notFound: ['page.notFound', 'page.notFoundText'],
  staff: ['page.refused', 'page.staffOnly'],
  admin: ['page.refused', 'page.adminOnly'],
  embedRefused: ['page.embedRefused', 'page.embedRefusedText'],
  unavailable: ['page.unavailable', 'page.unavailableText'],
  tooLong: ['page.tooLong', 'page.tooLongText']
};

/** Returns the title, the text and the way on of a page in one language. */
function renderSection(kind: PlainPageKind, locale: Locale): string {
  const [title, text] = TEXTS[kind].map((key) => formatMessage(key, locale));
  return `<section lang="${locale}">
        <h1>${title}</h1>
        <p>${text} <a href="/">${formatMessage('page.goHome', locale)}</a></p>
      </section>`;
}

function renderPage(kind: PlainPageKind, locales: readonly [Locale, ...Locale[]]): string {
  const [first] = locales;
  return `<!doctype html>
<html lang="${first}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${formatMessage(TEXTS[kind][0], first)}</title>
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
      ${locales.map((locale) => renderSection(kind, locale)).join('\n      ')}
    </main>
  </body>
</html>
`;
}

/** Returns a page without script, readable in light and dark, for an unknown address or a refused account. */
export const renderPlainPage = (kind: PlainPageKind, request: FastifyRequest): string =>
  renderPage(kind, [getReaderLocale(request)]);

/** Returns a page in both languages, for a reader whose language the server could not read. */
export const renderBilingualPage = (kind: PlainPageKind): string => renderPage(kind, ['en', 'fr']);
