import { failed } from './result';
import type { Result } from './result';

test('an answer has failed where it is a problem', () => {
  const answers: Result<number, 'missing'>[] = [
    { ok: true, value: 0 },
    { ok: false, problem: 'missing' }
  ];
  expect(answers.map(failed)).toEqual([false, true]);
});
