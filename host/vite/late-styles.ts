import type { Plugin } from 'vite';

/** Styles behind the frame that the document draws by itself: asked for in its head, they would hold back the frame. */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/^ *<link rel="stylesheet"[^>]*>\n/gm) ?? [];
        const rest = links.reduce((document, link) => document.replace(link, ''), html);
        return rest.replace('    <div id="app">', `${links.join('')}    <div id="app">`);
      }
    }
  };
}
