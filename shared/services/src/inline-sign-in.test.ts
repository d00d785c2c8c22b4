import { registerInlineSignIn, hasInlineSignIn, onInlineSignInChange } from './inline-sign-in';

it('counts as open while any form is registered, and notifies its listeners', () => {
  const said: boolean[] = [];
  const stop = onInlineSignInChange(() => said.push(hasInlineSignIn()));
  const [first, second] = [registerInlineSignIn(), registerInlineSignIn()];
  first();
  second();
  stop();
  registerInlineSignIn()();
  expect(said).toEqual([true, true, true, false]);
});
