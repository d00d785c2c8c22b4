import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of the map engine and of our own glyphs, and where a page finds them. */
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
  { from: 'build/host-assets/fonts', to: 'fonts' }
];

/** The languages the host speaks; the engine's texts in all others stay behind. */
const LANGUAGES = ['en', 'fr'];

/** Whether a page can ask for a file: not for texts of other languages or for sources of styles. */
export function isWanted(name) {
  if (/\.(scss|d\.ts|map|md)$/.test(name)) return false;
  const language = /[._]([a-z]{2})(?:-[A-Z]{2})?\.json$/.exec(name)?.[1];
  return language === undefined || LANGUAGES.includes(language);
}

/** Links a file where the disk allows it, which costs neither time nor room, and copies it where not. */
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

/** Puts the assets a page may ask for under `target`. Folders that are not there (no glyphs made yet) are left out. */
export async function copyAssets(root, target) {
  for (const { from, to } of ASSET_FOLDERS)
    if (existsSync(join(root, from))) await copyTree(join(root, from), join(target, to));
}
