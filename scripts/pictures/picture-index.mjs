import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (character) => escapes[character]);

const figure = ({ file, findings }) => `<figure>
${file === null ? '' : `<a href="${escape(file)}"><img src="${escape(file)}" alt="${escape(file)}" loading="lazy" /></a>`}
<figcaption>${escape(file ?? 'No picture')}</figcaption>
${findings.length === 0 ? '' : `<ul>${findings.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`}
</figure>`;

/** Writes `index.html` beside the pictures, by page, with the findings of each. */
export function writeSheet(folder, seen) {
  const sections = seen.map(
    ({ name, pictures }) =>
      `<section id="${escape(name)}"><h2>${escape(name)}</h2><div>${pictures.map(figure).join('\n')}</div></section>`
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
