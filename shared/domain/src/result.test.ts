import { isFailure } from './result';
import type { Result } from './result';

test('failed returns true only for an answer with a problem', () => {
  const answers: Result<number, 'missing'>[] = [
    { ok: true, value: 0 },
    { ok: false, problem: 'missing' }
  ];
  expect(answers.map(isFailure)).toEqual([false, true]);
});
