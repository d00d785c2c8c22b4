import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pointToCopy, settleStoreFolder } from './store-folder';

/* Tests the folders that a killed process leaves behind. */

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'site-folder-'));
  folder = join(parent, 'store');
});
afterEach(() => rmSync(parent, { recursive: true }));

function addFolder(name: string): string {
  const path = join(parent, name);
  mkdirSync(path);
  writeFileSync(join(path, 'data'), name);
  return path;
}

describe('the folder of the embedded database', () => {
  it('is the original while a copy is made', () => {
    addFolder('store');
    addFolder('store-1');
    settleStoreFolder(folder);
    expect(readdirSync(parent)).toEqual(['store']);
    expect(readFileSync(join(folder, 'data'), 'utf8')).toBe('store');
  });

  it('is the copy once that took its place, wherever the next process was killed', () => {
    addFolder('store');
    pointToCopy(folder, addFolder('store-2'));
    addFolder('store-3');
    settleStoreFolder(folder);
    expect(readdirSync(parent)).toEqual(['store']);
    expect(readFileSync(join(folder, 'data'), 'utf8')).toBe('store-2');

    writeFileSync(join(parent, 'store-current'), 'store-2');
    settleStoreFolder(folder);
    expect(readFileSync(join(folder, 'data'), 'utf8')).toBe('store-2');
  });

  it('need not exist', () => {
    settleStoreFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });
});
