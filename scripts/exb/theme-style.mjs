import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { CommandError } from '../lib/command.mjs';

/** The style that all themes share. */
const STYLE = 'themes/style.css';
/** Folder of the font in a theme, where Experience Builder's guide has it. */
const FONT_FOLDER = 'assets/fonts/Inter';
/** A file of a package that the style names. */
const PACKAGE_FILE = /url\('((@[^/']+\/[^/']+)\/[^']+)'\)/g;

function readPackageFile(path) {
  const file = join(root, 'node_modules', path);
  if (!existsSync(file))
    throw new CommandError(`${STYLE} needs ${path}, which is not installed. Run npm ci first.`);
  return readFileSync(file);
}

/**
 * Files of the style of a theme: `style.scss`, and the fonts that it names with their license. The theme is complete by
 * itself, as Experience Builder copies its folder with its assets.
 * @returns {[path: string, content: Buffer][]} paths from the folder of the theme.
 * @throws CommandError when a file that the style names is not installed.
 */
export function listStyleFiles() {
  const style = readFileSync(join(root, STYLE), 'utf8');
  const named = [...style.matchAll(PACKAGE_FILE)];
  const fonts = named.map(([, path]) => [`${FONT_FOLDER}/${basename(path)}`, readPackageFile(path)]);
  const packages = [...new Set(named.map(([, , name]) => name))];
  const licenses = packages.map((name) => [`${FONT_FOLDER}/LICENSE`, readPackageFile(`${name}/LICENSE`)]);
  const text = style.replace(PACKAGE_FILE, (_url, path) => `url('./${FONT_FOLDER}/${basename(path)}')`);
  return [['style.scss', Buffer.from(text)], ...fonts, ...licenses];
}
