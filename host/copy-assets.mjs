import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of the map engine, of this project's glyphs and of its typeface, with their paths on a page. */
export const ASSET_FOLDERS = [
  { from: 'node_modules/@arcgis/core/assets', to: 'arcgis-assets/core' },
  { from: 'node_modules/@arcgis/map-components/dist/cdn/assets', to: 'arcgis-assets/map-components/assets' },
  {
    from: 'node_modules/@arcgis/common-components/dist/cdn/assets',
    to: 'arcgis-assets/common-components/assets'
  },
  {
    from: 'node_modules/@esri/calcite-components/dist/cdn/assets',
    to: 'arcgis-assets/calcite/assets'
  },
  // For pages of the server, which know no hashed name; the pages of the build bundle their own.
  { from: 'node_modules/@fontsource-variable/inter/files', to: 'fonts/inter' },
  { from: 'build/host-assets/fonts', to: 'fonts' }
];

/** Languages of the host; the engine's texts in all others are not copied. */
const LANGUAGES = ['en', 'fr'];

/**
 * Checks whether a page can request a file; texts of other languages, sources of styles and other subsets of the
 * typeface are not needed.
 */
export function isWanted(name) {
  if (/\.(scss|d\.ts|map|md)$/.test(name)) return false;
  if (/^inter-.*\.woff2?$/.test(name)) return name === 'inter-latin-wght-normal.woff2';
  const language = /[._]([a-z]{2})(?:-[A-Z]{2})?\.json$/.exec(name)?.[1];
  return language === undefined || LANGUAGES.includes(language);
}

/** Hard-links a file where the disk allows it, which takes neither time nor space, and copies it otherwise. */
const place = (from, to) =>
  link(from, to).catch((error) => {
    if (error.code === 'EEXIST') return undefined;
    return copyFile(from, to, constants.COPYFILE_FICLONE);
  });

async function copyTree(from, to) {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) return copyTree(source, target);
      return isWanted(entry.name) ? place(source, target) : undefined;
    })
  );
}

/**
 * Copies the assets that a page may request to `target`. Missing folders (before the glyphs are made) are
 * skipped.
 */
export async function copyAssets(root, target) {
  for (const { from, to } of ASSET_FOLDERS)
    if (existsSync(join(root, from))) await copyTree(join(root, from), join(target, to));
}
