import { parseStat } from './process-tree.mjs';

it('reads parent and processor time of a program whose name contains spaces and parentheses', () => {
  // Times in ticks of 10 ms: 250 user, 50 system, and of ended children 100 and 20.
  const stat = '4321 (a (b) c) S 17 4321 4321 0 -1 4194560 5 0 0 0 250 50 100 20 20 0 1 0 100';
  expect(parseStat(stat)).toEqual({ parent: 17, cpuSeconds: 4.2 });
});
