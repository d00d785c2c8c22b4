import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../../scripts/lib/paths.mjs';

const configuration = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/**
 * Formats a text as `npm run format` formats a file.
 * @param {string} path of the file that it is written to; its ending names the language.
 * @param {string} text
 * @throws {Error} where the text cannot be parsed.
 */
export async function formatText(path, text) {
  const { code, errors } = await format(path, text, configuration);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
