import fc from 'fast-check';
import type { OfftakeState } from './state';
import {
  askAt,
  back,
  besideOf,
  close,
  dropKept,
  EMPTY_STATE,
  getUpside,
  keep,
  pick,
  turn,
  viewUpside
} from './state';

const uyo = { latitude: 5.03, longitude: 7.93 };
const ikom = { latitude: 5.96, longitude: 8.71 };
const asked = askAt(EMPTY_STATE, uyo);

describe('modes', () => {
  it('goes from the summary to the facilities to the upside, and back one at a time', () => {
    const choosing = getUpside(asked);
    expect(choosing.mode).toBe('select-facility');
    expect(viewUpside(choosing)).toBe(choosing);
    const upside = viewUpside(pick(choosing, 'near'));
    expect([upside.mode, upside.facilityId]).toEqual(['upside', 'near']);
    const chosenAgain = back(upside);
    expect([chosenAgain.mode, chosenAgain.facilityId]).toEqual(['select-facility', 'near']);
    expect(back(chosenAgain).mode).toBe('summary');
    expect(back(back(chosenAgain)).mode).toBe('summary');
  });

  it('never skips a mode, in any order of actions', () => {
    const step = fc.constantFrom<(state: OfftakeState) => OfftakeState>(
      getUpside,
      (state) => pick(state, 'near'),
      viewUpside,
      back,
      keep,
      (state) => askAt(state, ikom),
      close
    );
    const order = ['summary', 'select-facility', 'upside'];
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let state = asked;
        for (const change of steps) {
          const next = change(state);
          const [from, to] = [order.indexOf(state.mode), order.indexOf(next.mode)];
          expect(to - from <= 1).toBe(true);
          expect(next.mode === 'upside' && next.facilityId === null).toBe(false);
          state = next;
        }
      })
    );
  });

  it('starts at the summary without a facility when a place is requested or the result is closed', () => {
    const upside = viewUpside(pick(getUpside(asked), 'near'));
    expect(askAt(upside, uyo)).toMatchObject({ mode: 'summary', facilityId: null });
    expect(close(keep(turn(upside, true)))).toEqual({ ...EMPTY_STATE, on: true });
  });
});

describe('places', () => {
  it('rounds places to a metre', () => {
    const { place } = askAt(EMPTY_STATE, { latitude: 5.030000123, longitude: 7.93000999 });
    expect(place).toEqual({ latitude: 5.03, longitude: 7.93001 });
  });

  it('compares two places once the second one is requested', () => {
    expect(besideOf(keep(asked))).toBeNull();
    const both = askAt(keep(asked), ikom);
    expect([both.place, besideOf(both)]).toEqual([ikom, uyo]);
    expect(besideOf(dropKept(both))).toBeNull();
  });
});
