import {
  DEFAULT_PARAMETERS,
  NUMERIC_PARAMETERS,
  PARAMETER_DEFINITIONS,
  PARAMETER_NAMES
} from '../parameters';
import { parameterLabel, parameterMessage, parameterText, parameterUnit } from './parameter-words';

/** Units that are symbols, the same in every language. */
const SIGNS =
  /^(min|h|t|m|km|ha|l\/km|km\/h|h\/t|t\/t|t\/ha|t\/acre|kg\/t|ha\/t|NGN(\/t|\/l|\/t\/min)?|ratio|points|pH|g\/kg|%|%\/%|°)$/;

it('parameters have unique labels in each language', () => {
  for (const name of NUMERIC_PARAMETERS)
    expect(parameterLabel(name, 'en')).toBe(PARAMETER_DEFINITIONS[name].label);
  for (const locale of ['en', 'fr'] as const)
    expect(new Set(PARAMETER_NAMES.map((name) => parameterLabel(name, locale))).size).toBe(
      PARAMETER_NAMES.length
    );
});

it('parameterUnit translates words but not symbols', () => {
  expect(parameterUnit('millScope', 'fr')).toBe('');
  for (const name of NUMERIC_PARAMETERS) {
    const { unit } = PARAMETER_DEFINITIONS[name];
    expect(parameterUnit(name, 'en')).toBe(unit);
    expect([unit, parameterUnit(name, 'fr') === unit]).toEqual([unit, SIGNS.test(unit)]);
  }
});

it.each([
  ['tripSpeed', 60, '60 km/h'],
  ['p1SalePrice', 73500.25, '73,500.25 NGN/t'],
  ['maxServiceAreas', 3, '3 zones'],
  ['millScope', DEFAULT_PARAMETERS.millScope, 'Dans un cercle large comme la zone'],
  ['millScope', 'everywhere', 'everywhere']
] as const)('parameterText formats %s of %s as %s', (name, value, text) => {
  expect(parameterText(name, value, 'fr')).toBe(text);
});

it('parameterMessage names the bounds and the step', () => {
  expect(parameterMessage('maxSnapDistance', 'outOfRange', 'fr')).toBe('Saisissez un nombre de 100 à 35,000');
  expect(parameterMessage('vehicleFordCapacity', 'notAStep', 'en')).toBe('Enter a multiple of 0.1');
  expect(parameterMessage('tripDayEnd', 'tripDayOrder', 'en')).toBe(
    'The last trip must be back after the first one leaves'
  );
});
