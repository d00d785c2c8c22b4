/** Administrators' input of parameters: parsing, problems, and the differences between two sets. */
import type { Result } from '../result';
import { readDecimal } from '../text/decimal';
import { CLASS_LIMITS, findLimitsOutOfOrder } from './class-limit-definitions';
import type { ParameterDefinition } from './definition';
import {
  DEFAULT_PARAMETERS,
  hasDriveTimesInOrder,
  NUMERIC_PARAMETERS,
  PARAMETER_DEFINITIONS,
  hasRoundBreakInDay,
  hasTripDayInOrder
} from './parameter-set';
import type { NumericParameter, Parameters } from './parameter-set';
import { isFailure } from '../result';

export type ParameterName = keyof Parameters;
export type ParameterValue = number | string;

/** Names of all parameters: the choice of mills first, then the numeric ones. */
export const PARAMETER_NAMES: readonly ParameterName[] = ['millScope', ...NUMERIC_PARAMETERS];

export type ParameterProblem =
  | 'notANumber'
  | 'outOfRange'
  | 'notAStep'
  | 'driveTimeOrder'
  | 'tripDayOrder'
  | 'roundBreakOrder'
  | 'classLimitOrder';

/** Tolerance for multiples of a step: far below 1, far above the error of binary fractions. */
const STEP_TOLERANCE = 1e-9;

/**
 * Parses a numeric parameter, within its bounds and a multiple of its step. Returns the problem of an invalid
 * text.
 * @example readParameter('minDriveTime', '5') → { "ok": true, "value": 5 }
 * @example readParameter('minDriveTime', '61') → { "ok": false, "problem": "outOfRange" }
 * @example readParameter('vehicleMB1Capacity', '7.25') → { "ok": false, "problem": "notAStep" }
 */
export function readParameter(name: NumericParameter, text: string): Result<number, ParameterProblem> {
  const { min, max, step }: ParameterDefinition = PARAMETER_DEFINITIONS[name];
  const value = readDecimal(text);
  if (value === null) return { ok: false, problem: 'notANumber' };
  if (value < min || value > max) return { ok: false, problem: 'outOfRange' };
  const steps = step === undefined ? 0 : value / step;
  return Math.abs(steps - Math.round(steps)) > STEP_TOLERANCE
    ? { ok: false, problem: 'notAStep' }
    : { ok: true, value };
}

/** Typed texts by parameter; untouched parameters are missing. */
export type TypedParameters = Readonly<Partial<Record<ParameterName, string>>>;

/** Set that results from the typed texts, and the problems of these. */
export interface ParsedParameters {
  /** Contains the current value of each parameter whose text is invalid. */
  readonly parameters: Parameters;
  readonly problems: Readonly<Partial<Record<NumericParameter, ParameterProblem>>>;
}

/** Returns a problem of the order for each of the parameters that is typed. */
function createOrderProblems(
  typed: TypedParameters,
  names: readonly NumericParameter[],
  problem: ParameterProblem
): ParsedParameters['problems'] {
  return Object.fromEntries(names.filter((name) => name in typed).map((name) => [name, problem]));
}

/**
 * Returns the current set with the typed values. The current set is in order, so a violation of the order comes
 * from a typed value.
 * @example readParameters(DEFAULT_PARAMETERS, { tripDayEnd: '7' }).problems → { "tripDayEnd": "tripDayOrder" }
 * @example readParameters(DEFAULT_PARAMETERS, { tripSpeed: 'fast' }).problems → { "tripSpeed": "notANumber" }
 */
export function readParameters(inForce: Parameters, typed: TypedParameters): ParsedParameters {
  const values: Record<string, ParameterValue> = {};
  const problems: Partial<Record<NumericParameter, ParameterProblem>> = {};
  for (const [name, text] of Object.entries(typed)) {
    if (name === 'millScope') {
      values[name] = text;
      continue;
    }
    const read = readParameter(name as NumericParameter, text);
    if (isFailure(read)) problems[name as NumericParameter] = read.problem;
    else values[name] = read.value;
  }
  const parameters = { ...inForce, ...values } as Parameters;
  const order = {
    ...(!hasRoundBreakInDay(parameters) &&
      createOrderProblems(
        typed,
        ['tripDayStart', 'tripDayEnd', 'roundBreakStart', 'roundBreakEnd'],
        'roundBreakOrder'
      )),
    ...(!hasDriveTimesInOrder(parameters) &&
      createOrderProblems(typed, ['minDriveTime', 'defaultDriveTime', 'maxDriveTime'], 'driveTimeOrder')),
    ...(!hasTripDayInOrder(parameters) &&
      createOrderProblems(typed, ['tripDayStart', 'tripDayEnd'], 'tripDayOrder')),
    ...(findLimitsOutOfOrder(parameters).length > 0 &&
      createOrderProblems(typed, CLASS_LIMITS, 'classLimitOrder'))
  };
  return { parameters, problems: { ...order, ...problems } };
}

/** A parameter in which two sets differ. */
export interface ParameterDifference {
  readonly name: ParameterName;
  readonly from: ParameterValue;
  readonly to: ParameterValue;
}

/** A stored set, which may lack parameters that were added later; their defaults were used. */
export type StoredParameters = Readonly<Record<string, ParameterValue>>;

/**
 * Returns the parameters in which two sets differ, in the order of the definitions.
 * @example listParameterDifferences({ tripSpeed: 60 }, { tripSpeed: 50 }) → [{ "name": "tripSpeed", "from": 60, "to": 50 }]
 * @example listParameterDifferences({}, { tripSpeed: 60 }) → []
 */
export function listParameterDifferences(
  before: StoredParameters,
  after: StoredParameters
): ParameterDifference[] {
  const [from, to] = [before, after].map((set) => ({ ...DEFAULT_PARAMETERS, ...set }) as Parameters);
  return PARAMETER_NAMES.flatMap((name) =>
    from![name] === to![name] ? [] : [{ name, from: from![name], to: to![name] }]
  );
}
