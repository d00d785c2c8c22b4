import { existsSync, readFileSync } from 'node:fs';
import { GUARDS } from './guards.mjs';

/** Returns how often a text occurs in a file. */
const countIn = (file: string, text: string): number => readFileSync(file, 'utf8').split(text).length - 1;

describe('the guards that npm run test:guards disables', () => {
  it('are in their files once', () => {
    const moved = GUARDS.filter(({ file, find }) => countIn(file, find) !== 1);
    expect(moved.map(({ name }) => name)).toEqual([]);
  });

  it('have the tests that must notice', () => {
    const titled = GUARDS.flatMap(({ name, test, title }) =>
      title === undefined ? [] : { name, test, title }
    );
    const missing = titled.filter(({ test, title }) => !existsSync(test) || countIn(test, title) === 0);
    expect(titled.length).toBeGreaterThan(5);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
