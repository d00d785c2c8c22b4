import fc from 'fast-check';
import type { OfftakeState } from './state';
import {
  openResult,
  goBack,
  getComparedPlace,
  closeResult,
  unpinPlace,
  EMPTY_STATE,
  openFacilities,
  pinPlace,
  selectFacility,
  switchTool,
  openUpside
} from './state';

const uyo = { latitude: 5.03, longitude: 7.93 };
const ikom = { latitude: 5.96, longitude: 8.71 };
const asked = openResult(EMPTY_STATE, uyo);

describe('modes', () => {
  it('goes from the summary to the facilities to the upside, and back one at a time', () => {
    const choosing = openFacilities(asked);
    expect(choosing.mode).toBe('select-facility');
    expect(openUpside(choosing)).toBe(choosing);
    const upside = openUpside(selectFacility(choosing, 'near'));
    expect([upside.mode, upside.facilityId]).toEqual(['upside', 'near']);
    const chosenAgain = goBack(upside);
    expect([chosenAgain.mode, chosenAgain.facilityId]).toEqual(['select-facility', 'near']);
    expect(goBack(chosenAgain).mode).toBe('summary');
    expect(goBack(goBack(chosenAgain)).mode).toBe('summary');
  });

  it('never skips a mode, in any order of actions', () => {
    const step = fc.constantFrom<(state: OfftakeState) => OfftakeState>(
      openFacilities,
      (state) => selectFacility(state, 'near'),
      openUpside,
      goBack,
      pinPlace,
      (state) => openResult(state, ikom),
      closeResult
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
    const upside = openUpside(selectFacility(openFacilities(asked), 'near'));
    expect(openResult(upside, uyo)).toMatchObject({ mode: 'summary', facilityId: null });
    expect(closeResult(pinPlace(switchTool(upside, true)))).toEqual({ ...EMPTY_STATE, on: true });
  });
});

describe('places', () => {
  it('rounds places to a metre', () => {
    const { place } = openResult(EMPTY_STATE, { latitude: 5.030000123, longitude: 7.93000999 });
    expect(place).toEqual({ latitude: 5.03, longitude: 7.93001 });
  });

  it('compares two places once the second one is requested', () => {
    expect(getComparedPlace(pinPlace(asked))).toBeNull();
    const both = openResult(pinPlace(asked), ikom);
    expect([both.place, getComparedPlace(both)]).toEqual([ikom, uyo]);
    expect(getComparedPlace(unpinPlace(both))).toBeNull();
  });
});
