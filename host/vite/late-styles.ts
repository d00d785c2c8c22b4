import type { Plugin } from 'vite';

/** Moves the styles behind the opening screen of the document; in the head they would delay it. */
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
