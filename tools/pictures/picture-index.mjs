import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** @param {import('./visit-pages.mjs').PagePicture} picture */
const renderFigure = ({ file, findings }) => `<figure>
${file === null ? '' : `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(file)}" loading="lazy" /></a>`}
<figcaption>${escapeHtml(file ?? 'No picture')}</figcaption>
${findings.length === 0 ? '' : `<ul>${findings.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`}
</figure>`;

/**
 * Writes `index.html` beside the pictures, by page, with the findings of each.
 * @param {string} folder
 * @param {import('./visit-pages.mjs').VisitedPage[]} seen
 */
export function writePictureIndex(folder, seen) {
  const sections = seen.map(
    ({ name, pictures }) =>
      `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2><div>${pictures.map(renderFigure).join('\n')}</div></section>`
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>SITE – Pictures</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; max-width: 480px; }
  img { max-width: 100%; max-height: 360px; border: 1px solid #ccc; }
  ul { color: #b3261e; padding-left: 16px; overflow-wrap: anywhere; }
</style>
<h1>Pictures</h1>
${sections.join('\n')}
</html>
`
  );
}
