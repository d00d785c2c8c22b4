import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockTestRun } from './run-lock.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a second run in the same folder until the first has ended', () => {
  const unlock = lockTestRun(folder);
  expect(() => lockTestRun(folder)).toThrow(`Tests already run in this folder (process ${process.pid}).`);
  unlock();
  lockTestRun(folder)();
});

it('replaces the mark of a process that no longer exists', () => {
  // Above the largest process number of Linux.
  writeFileSync(join(folder, '.test-run'), '4194305');
  const unlock = lockTestRun(folder);
  expect(readFileSync(join(folder, '.test-run'), 'utf8')).toBe(String(process.pid));
  unlock();
});
