/** The page for addresses that nothing is at: no script, readable in light and dark. */
export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>404 - Page Not Found</title>
    <style>
      :root { color-scheme: light dark; }
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 8px; text-align: center;
        font: 16px/1.5 Inter, system-ui, sans-serif; }
      h1 { margin: 0; font-size: 24px; }
      p { margin: 0; }
    </style>
  </head>
  <body>
    <main>
      <h1>404 - Page Not Found</h1>
      <p><a href="/">SITE</a></p>
    </main>
  </body>
</html>
`;
