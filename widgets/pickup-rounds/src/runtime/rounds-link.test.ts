import { ROUNDS_LINK } from './rounds-link';
import type { RoundsInputs, RoundsState } from './state';
import { PICKUP_ROUNDS, requestPlan } from './state';

const inputs: RoundsInputs = {
  pileIds: [3, 40, 41, 1_000_000],
  fleet: { Ford: 0, Ford2: 2, Dyna2: 0, MB1: 1, MB2: 0 },
  days: 2,
  season: 'rainy',
  distance: 'road'
};
const { initial } = PICKUP_ROUNDS;
const write = (state: RoundsState) => ROUNDS_LINK.toLink(state)!;

describe('the link of a plan', () => {
  it('requests the plan that it was written from, and fills in the form', () => {
    const link = write(requestPlan(initial, inputs));
    const read = ROUNDS_LINK.codec.read(JSON.parse(JSON.stringify(link)));
    const opened = ROUNDS_LINK.applyLink(initial, read!);
    expect(opened.pending).toEqual({ id: 1, inputs, without: null, fromLink: true });
    expect(opened.form).toMatchObject({
      fleet: { Ford2: '2', MB2: '0' },
      days: '2',
      season: 'rainy',
      distance: 'road'
    });
  });

  it('keeps the plan of a part that is mounted again', () => {
    const state = requestPlan(initial, inputs);
    expect(ROUNDS_LINK.applyLink(state, write(state))).toBe(state);
  });

  it('names the current plan while one without a vehicle is computed, and nothing without a plan', () => {
    expect(ROUNDS_LINK.toLink(initial)).toBeNull();
    const state = requestPlan(initial, inputs, { without: { vehicle: 'MB1' } });
    expect(ROUNDS_LINK.toLink(state)).toBeNull();
  });

  it.each([
    [{ piles: '' }],
    [{ piles: '1 0' }],
    [{ piles: '1 -5' }],
    [{ piles: Array.from({ length: 500 }, () => '1').join(' ') }],
    [{ fleet: [0, 0, 0, 0, 0] }],
    [{ fleet: [1, 1] }],
    [{ fleet: [1, 1, 1, 1, 101] }],
    [{ days: 0 }],
    [{ days: 1.5 }],
    [{ days: 32 }],
    [{ season: 'snow' }],
    [{ distance: 'air' }]
  ])('refuses %j', (changed) => {
    const link = write(requestPlan(initial, inputs));
    expect(ROUNDS_LINK.codec.read(link)).toEqual(link);
    expect(ROUNDS_LINK.codec.read({ ...link, ...changed })).toBeNull();
  });

  it.each([null, 'x', [], {}])('refuses %j', (value) => {
    expect(ROUNDS_LINK.codec.read(value)).toBeNull();
  });
});
