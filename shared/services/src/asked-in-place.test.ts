import { askInPlace, isAskedInPlace, onAskedInPlace } from './asked-in-place';

it('counts as open while any form is registered, and notifies its listeners', () => {
  const said: boolean[] = [];
  const stop = onAskedInPlace(() => said.push(isAskedInPlace()));
  const [first, second] = [askInPlace(), askInPlace()];
  first();
  second();
  stop();
  askInPlace()();
  expect(said).toEqual([true, true, true, false]);
});
