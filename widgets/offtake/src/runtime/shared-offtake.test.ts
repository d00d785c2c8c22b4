import { decodeState, encodeState } from 'widgets/shared-code/site-tools';
import { OFFTAKE_CODEC } from './shared-offtake';

jest.mock('widgets/shared-code/site-map', () => ({}));

const shared = { at: [5.03, 7.93], mode: 'upside', facility: 'near', kept: [5.96, 8.71] } as const;

it('restores the state from a link unchanged', () => {
  const text = encodeState(shared, OFFTAKE_CODEC)!;
  expect(decodeState(text, OFFTAKE_CODEC)).toEqual({ ok: true, state: shared });
});

it.each([
  null,
  [],
  { at: [91, 0], mode: 'summary' },
  { at: ['5', 7], mode: 'summary' },
  { at: [5], mode: 'summary' },
  { at: [5, 7], mode: 'else' },
  { at: [5, 7], mode: 'upside' },
  { at: [5, 7], mode: 'summary', facility: 3 },
  { at: [5, 7], mode: 'summary', kept: [5, 200] }
])('reads no state from %j', (value) => {
  expect(OFFTAKE_CODEC.read(value)).toBeNull();
});
