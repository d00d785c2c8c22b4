import { chmodSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFile, listDifferences, listReleaseFiles, packArchive } from './pack-archive.mjs';

/** Makes a folder with a program, two texts, an installed package and the mark of a build. */
function createFolder(text = 'text') {
  const folder = mkdtempSync(join(tmpdir(), 'site-release-'));
  for (const path of ['build/server', 'node_modules/other', 'docs'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'run'), '#!/bin/sh\n');
  chmodSync(join(folder, 'run'), 0o700);
  writeFileSync(join(folder, 'docs/page.md'), text);
  writeFileSync(join(folder, 'build/server/main.js'), 'main');
  writeFileSync(join(folder, 'build/server/postgis.tar.gz.stamp'), folder);
  writeFileSync(join(folder, 'node_modules/other/index.js'), folder);
  return folder;
}

const pack = async (folder: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'site-archive-')), 'site.tar.gz');
  await packArchive({ folder, prefix: 'site-1.0.0', time: new Date('2026-11-28T00:00:00Z'), file });
  return hashFile(file);
};

it('a release has the sources and the build without installed packages', () => {
  expect(listReleaseFiles(createFolder())).toEqual(['build/server/main.js', 'docs/page.md', 'run']);
});

it('two archives of equal files have equal bytes, whenever and by whom the files were written', async () => {
  const [one, other] = [createFolder(), createFolder()];
  utimesSync(join(other, 'docs/page.md'), 1, 1);
  chmodSync(join(other, 'docs/page.md'), 0o600);
  expect(await pack(other)).toBe(await pack(one));
  expect(await listDifferences(one, other)).toEqual([]);
});

it('a changed, a missing and an additional file are differences', async () => {
  const [one, other] = [createFolder(), createFolder('changed')];
  writeFileSync(join(one, 'only-here'), '');
  writeFileSync(join(other, 'only-there'), '');
  expect(await listDifferences(one, other)).toEqual(['docs/page.md', 'only-here', 'only-there']);
  expect(await pack(other)).not.toBe(await pack(one));
});
