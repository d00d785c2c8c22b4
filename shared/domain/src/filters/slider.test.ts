import fc from 'fast-check';
import {
  SLIDERS,
  isSliderAtRest,
  readThumb,
  createSliderAtRest,
  buildSliderWhere,
  toggleSlider
} from './slider';
import type { SliderRange, SliderState } from './slider';
import { meetsWhere } from './test-meets-where';

const sliderPasses = (slider: SliderRange, thumb: SliderState, value: number | null): boolean =>
  meetsWhere(buildSliderWhere(slider, thumb, 'field'), { field: value });

const { age, confirmedMillsTonnes } = SLIDERS;
const range = fc.constantFrom(...Object.values(SLIDERS), { min: -3.5, max: 0.25 });
const state: fc.Arbitrary<SliderState> = fc.record({
  value: fc.oneof(fc.integer({ min: -10, max: 80_000 }), fc.double()),
  reversed: fc.boolean()
});

describe('sliders', () => {
  it('have the ranges of the seeds', () => {
    expect(Object.values(SLIDERS).map(({ min, max, unit }) => [min, max, unit])).toEqual([
      [0, 60, 'days'],
      [0, 500, 't'],
      [0, 50, 'transactions'],
      [0, 15, 'days'],
      [0, 20, 't'],
      [0, 50, 't/mill'],
      [0, 100, '0 to 100'],
      [0, 73_000, 'NGN/t'],
      [0, 300, 't/week'],
      [0, 20, 'years'],
      [0, 73_000, 'NGN/t'],
      [0, 10_000, 'm²']
    ]);
  });

  it('filter nothing at rest and keep records without a value, reversed or not', () => {
    fc.assert(
      fc.property(range, fc.boolean(), (slider, reversed) => {
        const rest = createSliderAtRest(slider, reversed);
        expect(createSliderAtRest(slider)).toEqual({ value: slider.min, reversed: false });
        expect(isSliderAtRest(slider, rest)).toBe(true);
        expect(buildSliderWhere(slider, rest, 'field')).toEqual({ kind: 'everything' });
      })
    );
  });

  it('mean "and above" at the right end', () => {
    const end = { value: 500, reversed: false };
    expect(sliderPasses(confirmedMillsTonnes, end, 500)).toBe(true);
    expect(sliderPasses(confirmedMillsTonnes, end, 9_000)).toBe(true);
    expect(sliderPasses(confirmedMillsTonnes, end, 499.9)).toBe(false);
    expect(sliderPasses(confirmedMillsTonnes, { value: 500, reversed: true }, 9_000)).toBe(true);
  });

  it('include the value of the thumb, also when reversed', () => {
    const state10 = { value: 10, reversed: false };
    expect([9, 10, 11].map((value) => sliderPasses(age, state10, value))).toEqual([false, true, true]);
    const reversed = toggleSlider(age, state10);
    expect(reversed).toEqual({ value: 10, reversed: true });
    expect([9, 10, 11].map((value) => sliderPasses(age, reversed, value))).toEqual([true, true, false]);
    expect(sliderPasses(age, { value: 0, reversed: true }, 0)).toBe(true);
    expect(sliderPasses(age, { value: 0, reversed: true }, 1)).toBe(false);
    expect(sliderPasses(age, { value: 0, reversed: true }, null)).toBe(false);
  });

  it('return to their state after two toggles', () => {
    fc.assert(
      fc.property(range, state, (slider, thumb) => {
        const once = toggleSlider(slider, thumb);
        expect(once.reversed).toBe(!thumb.reversed);
        const twice = toggleSlider(slider, once);
        expect(isSliderAtRest(slider, twice)).toBe(isSliderAtRest(slider, once));
        expect(twice.reversed).toBe(thumb.reversed);
      })
    );
  });

  it('clamp thumbs out of range, and treat invalid ones as at rest', () => {
    expect(buildSliderWhere(age, { value: 99, reversed: false }, 'a')).toMatchObject({
      operator: '>=',
      value: 20
    });
    expect(buildSliderWhere(age, { value: -1, reversed: true }, 'a')).toMatchObject({
      operator: '<=',
      value: 0
    });
    for (const value of [NaN, Infinity, -Infinity])
      for (const reversed of [false, true]) expect(isSliderAtRest(age, { value, reversed })).toBe(true);
    expect(toggleSlider(age, { value: 99, reversed: false })).toEqual({ value: 20, reversed: true });
  });

  it('accept a typed number within the range unchanged, and refuse any other text', () => {
    fc.assert(
      fc.property(range, fc.oneof(fc.string(), fc.double().map(String)), (slider, text) => {
        const thumb = readThumb(slider, text);
        const value = text.trim() === '' ? NaN : Number(text);
        const fits = value >= slider.min && value <= slider.max;
        expect(thumb === null || (fits && thumb === value)).toBe(true);
      })
    );
    expect(readThumb(age, ' 20 ')).toBe(20);
    for (const text of ['', 'abc', '20.1', '-1', '1,5']) expect(readThumb(age, text)).toBeNull();
  });
});
