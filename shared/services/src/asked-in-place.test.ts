import { askInPlace, isAskedInPlace, onAskedInPlace } from './asked-in-place';

it('is asked while any form asks, and that is told', () => {
  const said: boolean[] = [];
  const stop = onAskedInPlace(() => said.push(isAskedInPlace()));
  const [first, second] = [askInPlace(), askInPlace()];
  first();
  second();
  stop();
  askInPlace()();
  expect(said).toEqual([true, true, true, false]);
});
