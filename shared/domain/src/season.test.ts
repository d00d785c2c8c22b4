import fc from 'fast-check';
import { LOCALES } from './locale';
import { CATALOGUES } from './messages/catalogues';
import { formatRainProblem, formatRainNote } from './messages/season-words';
import { DEFAULT_PARAMETERS, PARAMETER_DEFINITIONS } from './parameters';
import { RAINY_FACTOR_NAMES, rainAssumption, computeRainyFactor, getRainyFactors } from './season';
import type { RainyFactors } from './season';

const factors = getRainyFactors(DEFAULT_PARAMETERS);
const anyFactors = fc
  .record(
    Object.fromEntries(
      RAINY_FACTOR_NAMES.map((name) => [
        name,
        fc.integer({ min: 100, max: 1_000 }).map((thousandths) => thousandths / 1_000)
      ])
    )
  )
  .map((record) => record as RainyFactors);
const anyRoad = fc.record({
  class: fc.constantFrom(
    'motorway',
    'trunk',
    'primary',
    'secondary',
    'tertiary',
    'unclassified',
    'track',
    ''
  ),
  surface: fc.constantFrom('asphalt', 'gravel', 'earth', 'unknown')
});

describe('factors of the rainy season', () => {
  it('are parameters from 0.1 to 1 of the dry speed, with an assumed source', () => {
    for (const name of RAINY_FACTOR_NAMES) {
      const { min, max, unit, source } = PARAMETER_DEFINITIONS[name];
      expect([min, max, unit]).toEqual([0.1, 1, 'share of the dry speed']);
      expect(source).toContain('assumed');
    }
    expect(Object.keys(factors)).toEqual(RAINY_FACTOR_NAMES);
  });

  it.each([
    ['motorway', 'asphalt', 0.9],
    ['trunk', 'asphalt', 0.9],
    ['primary', 'asphalt', 0.85],
    ['secondary', 'asphalt', 0.8],
    ['tertiary', 'asphalt', 0.7],
    ['unclassified', 'asphalt', 0.6],
    ['tertiary', 'gravel', 0.65],
    ['unclassified', 'gravel', 0.6],
    ['unclassified', 'earth', 0.45],
    ['constructor', 'toString', 0.6]
  ])('computeRainyFactor of a %s of %s', (roadClass, surface, expected) => {
    expect(computeRainyFactor({ class: roadClass, surface }, factors)).toBe(expected);
  });

  it('never makes a road faster, and the surface never raises the factor of the class', () => {
    fc.assert(
      fc.property(anyRoad, anyFactors, (road, any) => {
        const factor = computeRainyFactor(road, any);
        expect(factor).toBeGreaterThanOrEqual(0.1);
        expect(factor).toBeLessThanOrEqual(computeRainyFactor({ ...road, surface: 'asphalt' }, any));
      })
    );
  });

  it('leaves every speed unchanged when all factors are 1', () => {
    const dry = Object.fromEntries(RAINY_FACTOR_NAMES.map((name) => [name, 1])) as RainyFactors;
    fc.assert(fc.property(anyRoad, (road) => computeRainyFactor(road, dry) === 1));
  });
});

describe('note beside a rainy-season answer', () => {
  it.each(LOCALES)('names every factor in per cent (%s)', (locale) => {
    fc.assert(
      fc.property(anyFactors, (any) => {
        const text = formatRainNote(rainAssumption.parse({ factors: any, inForce: true }), locale);
        for (const name of RAINY_FACTOR_NAMES)
          expect(text).toContain(String(Math.round(1_000 * any[name]) / 10));
        expect(text).not.toContain(CATALOGUES[locale]['season.outdated']);
      })
    );
  });

  it('describes the speeds as assumed, not measured', () => {
    expect(formatRainNote({ factors, inForce: true }, 'en')).toContain('assumed, not measured');
  });

  it('shows that a server has no rainy season, and other messages of the server unchanged', () => {
    const fault = { code: 'season_not_available', message: 'ROUTING_URL_RAINY' };
    expect(formatRainProblem(fault, 'en')).toContain('not available here');
    expect(formatRainProblem({ ...fault, code: 'routing_unavailable' }, 'en')).toBe('ROUTING_URL_RAINY');
  });

  it('shows when the roads have older factors, and when the service has factors of its own', () => {
    expect(formatRainNote({ factors, inForce: false }, 'en')).toContain(
      'from before the last parameter change'
    );
    expect(formatRainNote({ factors: null, inForce: true }, 'en')).toContain('factors are unknown');
  });
});
