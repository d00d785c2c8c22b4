import fc from 'fast-check';
import {
  DEFAULT_PARAMETERS,
  NUMERIC_PARAMETERS,
  PARAMETER_DEFINITIONS,
  PARAMETER_GROUPS,
  PARAMETER_NAMES,
  listParameterDifferences,
  readParameter,
  readParameters
} from '../parameters';
import type { NumericParameter, ParameterDefinition } from '../parameters';

const anyName = fc.constantFrom(...NUMERIC_PARAMETERS);

describe('readParameter', () => {
  it('reads the default of every parameter', () => {
    for (const name of NUMERIC_PARAMETERS)
      expect(readParameter(name, String(DEFAULT_PARAMETERS[name]))).toEqual({
        ok: true,
        value: DEFAULT_PARAMETERS[name]
      });
  });

  it('refuses every value outside the bounds', () => {
    fc.assert(
      fc.property(anyName, fc.double({ noNaN: true, noDefaultInfinity: true }), (name, typed) => {
        const { min, max }: ParameterDefinition = PARAMETER_DEFINITIONS[name];
        const read = readParameter(name, String(typed));
        if (read.ok) expect(read.value >= min && read.value <= max).toBe(true);
        else expect(read.problem === 'notAStep' || typed < min || typed > max).toBe(true);
      })
    );
  });

  it.each([
    ['tripSpeed', '', 'notANumber'],
    ['tripSpeed', '5,030', 'notANumber'],
    ['tripSpeed', '121', 'outOfRange'],
    ['vehicleFordCapacity', '2.55', 'notAStep']
  ] as const)('reads %s as %j with the problem %s', (name, text, problem) => {
    expect(readParameter(name, text)).toEqual({ ok: false, problem });
  });

  it('accepts every multiple of the step despite binary fractions', () => {
    for (let tenths = 5; tenths <= 1000; tenths += 1)
      expect(readParameter('vehicleMB1Capacity', String(tenths / 10)).ok).toBe(true);
  });
});

describe('readParameters', () => {
  it('reports classLimitOrder for typed limits that do not ascend', () => {
    expect(readParameters(DEFAULT_PARAMETERS, { sandModerateTo: '60' }).problems).toEqual({
      sandModerateTo: 'classLimitOrder'
    });
    expect(readParameters(DEFAULT_PARAMETERS, { sandModerateTo: '61' }).problems).toEqual({});
  });

  it('keeps the current value for an invalid or missing text', () => {
    const { parameters, problems } = readParameters(DEFAULT_PARAMETERS, {
      tripSpeed: 'fast',
      millScope: 'insideArea',
      offtakeRadius: '60'
    });
    expect(parameters).toEqual({ ...DEFAULT_PARAMETERS, millScope: 'insideArea', offtakeRadius: 60 });
    expect(problems).toEqual({ tripSpeed: 'notANumber' });
  });

  it('reports problems of the order only for typed parameters', () => {
    const typed = { maxDriveTime: '70', defaultDriveTime: '80' };
    expect(readParameters(DEFAULT_PARAMETERS, typed).problems).toEqual({
      maxDriveTime: 'driveTimeOrder',
      defaultDriveTime: 'driveTimeOrder'
    });
    expect(readParameters(DEFAULT_PARAMETERS, { tripDayStart: '21' }).problems).toEqual({
      tripDayStart: 'tripDayOrder'
    });
    expect(readParameters(DEFAULT_PARAMETERS, { tripDayStart: '21', tripDayEnd: '22' }).problems).toEqual({});
    const withBreak = { ...DEFAULT_PARAMETERS, roundBreakStart: 13, roundBreakEnd: 14 };
    expect(readParameters(withBreak, { tripDayEnd: '13.5' }).problems).toEqual({
      tripDayEnd: 'roundBreakOrder'
    });
    expect(readParameters(withBreak, { roundBreakEnd: '13' }).problems).toEqual({});
  });
});

it('listParameterDifferences lists the changes that convert one set to the other', () => {
  const values = fc.dictionary(anyName, fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(values, values, (before, after) => {
      const found = listParameterDifferences(before, after);
      const changed = { ...DEFAULT_PARAMETERS, ...before } as Record<string, number | string>;
      for (const { name, from, to } of found) {
        expect(changed[name]).toBe(from);
        changed[name] = to;
      }
      expect(changed).toEqual({ ...DEFAULT_PARAMETERS, ...after });
    })
  );
});

it('PARAMETER_GROUPS contains every parameter once', () => {
  const grouped: NumericParameter[] = Object.values(PARAMETER_GROUPS).flat();
  expect(grouped).toEqual(NUMERIC_PARAMETERS);
  expect(PARAMETER_NAMES).toEqual(['millScope', ...NUMERIC_PARAMETERS]);
});
