import {
  DEFAULT_PARAMETERS,
  NUMERIC_PARAMETERS,
  PARAMETER_DEFINITIONS,
  PARAMETER_NAMES
} from '../parameters';
import {
  getParameterLabel,
  formatParameterProblem,
  formatParameterValue,
  getParameterUnit
} from './parameter-words';

/** Units that are symbols, the same in every language. */
const SIGNS =
  /^(min|h|t|m|km|ha|l\/km|km\/h|h\/t|t\/t|t\/ha|t\/acre|kg\/t|ha\/t|NGN(\/t|\/l|\/t\/min)?|ratio|points|pH|g\/kg|%|%\/%|°)$/;

it('parameters have unique labels in each language', () => {
  for (const name of NUMERIC_PARAMETERS)
    expect(getParameterLabel(name, 'en')).toBe(PARAMETER_DEFINITIONS[name].label);
  for (const locale of ['en', 'fr'] as const)
    expect(new Set(PARAMETER_NAMES.map((name) => getParameterLabel(name, locale))).size).toBe(
      PARAMETER_NAMES.length
    );
});

it('getParameterUnit translates words but not symbols', () => {
  expect(getParameterUnit('millScope', 'fr')).toBe('');
  for (const name of NUMERIC_PARAMETERS) {
    const { unit } = PARAMETER_DEFINITIONS[name];
    expect(getParameterUnit(name, 'en')).toBe(unit);
    expect([unit, getParameterUnit(name, 'fr') === unit]).toEqual([unit, SIGNS.test(unit)]);
  }
});

it.each([
  ['tripSpeed', 60, '60 km/h'],
  ['p1SalePrice', 73500.25, '73,500.25 NGN/t'],
  ['maxServiceAreas', 3, '3 zones'],
  ['millScope', DEFAULT_PARAMETERS.millScope, 'Dans un cercle large comme la zone'],
  ['millScope', 'everywhere', 'everywhere']
] as const)('parameterText formats %s of %s as %s', (name, value, text) => {
  expect(formatParameterValue(name, value, 'fr')).toBe(text);
});

it('formatParameterProblem names the bounds and the step', () => {
  expect(formatParameterProblem('maxSnapDistance', 'outOfRange', 'fr')).toBe(
    'Saisissez un nombre de 100 à 35,000'
  );
  expect(formatParameterProblem('vehicleFordCapacity', 'notAStep', 'en')).toBe('Enter a multiple of 0.1');
  expect(formatParameterProblem('tripDayEnd', 'tripDayOrder', 'en')).toBe(
    'The last trip must return after the first one leaves'
  );
});
