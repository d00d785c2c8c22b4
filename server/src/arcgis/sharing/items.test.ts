import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { matchesSearch, readItems } from './items';
import type { MapItem } from './items';

const root = process.cwd();

describe('portal items', () => {
  it('include every map and scene of the folder', () => {
    const maps = readdirSync(join(root, 'experiences/maps')).filter((name) =>
      /\.(webmap|webscene)\.json$/.test(name)
    );
    expect(
      readItems(root)
        .map(({ file }) => basename(file))
        .sort()
    ).toEqual(maps.sort());
  });

  it('distinguish a map from a scene, and fail for a missing one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-items-'));
    mkdirSync(join(folder, 'experiences/maps'), { recursive: true });
    const createEntry = (id: string) => ({ id, title: id, snippet: '', tags: [], access: 'public' });
    const writeMapFile = (name: string, value: unknown) =>
      writeFileSync(join(folder, 'experiences/maps', name), JSON.stringify(value));
    writeMapFile('hills.webscene.json', {});
    writeMapFile('items.json', [createEntry('hills')]);
    expect(readItems(folder)).toMatchObject([{ id: 'hills', type: 'Web Scene' }]);
    writeMapFile('items.json', [createEntry('hills'), createEntry('seas')]);
    expect(() => readItems(folder)).toThrow("names 'seas', but there is no such map");
    rmSync(folder, { recursive: true });
  });

  const item: MapItem = {
    id: 'light',
    title: 'Light map',
    snippet: 'Roads and towns',
    tags: ['basemap', 'pale colours'],
    access: 'public',
    type: 'Web Map',
    file: ''
  };
  it.each([
    ['', true],
    ['tags:basemap', true],
    ['tags:base', false],
    ['tags:"pale colours" AND type:"Web Map"', true],
    ['type:"Web Scene"', false],
    ['id:light', true],
    ['(towns)', true],
    ['forest', false]
  ])('match the search %s: %s', (query, expected) => {
    expect(matchesSearch(item, query)).toBe(expected);
  });
});
