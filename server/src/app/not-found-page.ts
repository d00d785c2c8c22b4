import { message } from '@site/domain';

/** The page for addresses that nothing is at: no script, readable in light and dark. */
export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${message('page.notFound', 'en')}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>
      :root { color-scheme: light dark; --ground: #f4f7f4; --ink: #1b211d; --act: #17693b; }
      @media (prefers-color-scheme: dark) { :root { --ground: #1b231f; --ink: #eef3ef; --act: #63c98c; } }
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; text-align: center;
        font: 16px/1.5 Inter, system-ui, sans-serif; background: var(--ground); color: var(--ink); }
      img { width: 40px; height: 40px; }
      h1 { margin: 12px 0 4px; font-size: 24px; }
      p { margin: 0; }
      a { color: var(--act); font-weight: 600; }
    </style>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" />
      <h1>${message('page.notFound', 'en')}</h1>
      <p>Nothing is at this address. <a href="/">Go to SITE</a></p>
    </main>
  </body>
</html>
`;
