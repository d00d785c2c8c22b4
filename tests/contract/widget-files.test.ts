import { execFileSync } from 'node:child_process';

it('config.json and the README of each widget equal what its declarations say (npm run widgets)', () => {
  expect(execFileSync(process.execPath, ['tools/write-widgets.mjs', '--check'], { encoding: 'utf8' })).toBe(
    ''
  );
});
