import { finite } from '../numbers';
import { DEFAULT_PARAMETERS, MILL_SCOPES, NUMERIC_PARAMETERS, PARAMETER_DEFINITIONS } from './parameter-set';
import type { MillScope, NumericParameter, Parameters } from './parameter-set';

/**
 * `notASet`: not an object of names and values. `unknownName`: no parameter is called so. `notANumber`, `outOfBounds`:
 * a numeric parameter's value. `unknownScope`: a mill scope that is none. `outOfOrder`: the drive time offered first
 * does not lie between the shortest and the longest.
 */
export const PARAMETER_PROBLEMS = [
  'notASet',
  'unknownName',
  'notANumber',
  'outOfBounds',
  'unknownScope',
  'outOfOrder'
] as const;
export type ParameterProblem = (typeof PARAMETER_PROBLEMS)[number];

/** What is wrong with one parameter; `name` is empty when the whole is no set. */
export interface ParameterFault {
  readonly name: string;
  readonly problem: ParameterProblem;
  /** The bounds, where the value lies outside them. */
  readonly values?: { readonly min: number; readonly max: number };
}

/** Parameters as read: the set and the names that took their default, or every fault found. */
export type ParametersRead =
  | { readonly ok: true; readonly value: Parameters; readonly defaulted: readonly string[] }
  | { readonly ok: false; readonly problems: readonly ParameterFault[] };

type Given = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScope = (value: unknown): value is MillScope => (MILL_SCOPES as readonly unknown[]).includes(value);

const isKnown = (name: string): boolean => Object.hasOwn(DEFAULT_PARAMETERS, name);

function numericFault(name: NumericParameter, value: unknown): ParameterFault | null {
  const number = finite(value);
  if (number === null) return { name, problem: 'notANumber' };
  const { min, max } = PARAMETER_DEFINITIONS[name];
  return number < min || number > max ? { name, problem: 'outOfBounds', values: { min, max } } : null;
}

function faultsOf(given: Given): ParameterFault[] {
  const unknown = Object.keys(given)
    .filter((name) => !isKnown(name))
    .map((name): ParameterFault => ({ name, problem: 'unknownName' }));
  const numeric = NUMERIC_PARAMETERS.filter((name) => given[name] !== undefined)
    .map((name) => numericFault(name, given[name]))
    .filter((fault) => fault !== null);
  const scope: ParameterFault[] =
    given.millScope === undefined || isScope(given.millScope)
      ? []
      : [{ name: 'millScope', problem: 'unknownScope' }];
  return [...unknown, ...numeric, ...scope];
}

function orderFaults({ minDriveTime, defaultDriveTime, maxDriveTime }: Parameters): ParameterFault[] {
  return minDriveTime <= defaultDriveTime && defaultDriveTime <= maxDriveTime
    ? []
    : [
        {
          name: 'defaultDriveTime',
          problem: 'outOfOrder',
          values: { min: minDriveTime, max: maxDriveTime }
        }
      ];
}

/**
 * Reads an unknown value, such as a stored set, as the business parameters. A parameter that is missing takes its
 * default, so a set stored by an earlier version stays readable; its name is among `defaulted`. Anything wrong gives
 * every fault, in the order unknown names, numbers, scope, order of the drive times; the value is then not usable.
 * Nothing is corrected or cut to its bounds. Source: section 9 "Business constants and limits".
 * @example readParameters({ processingCost: 12000 }).ok → true
 * @example readParameters({ profitShare: 2 }) → { "ok": false, "problems": [{ "name": "profitShare", "problem": "outOfBounds", "values": { "min": 0, "max": 1 } }] }
 */
export function readParameters(given: unknown): ParametersRead {
  if (!isGiven(given)) return { ok: false, problems: [{ name: '', problem: 'notASet' }] };
  const faults = faultsOf(given);
  if (faults.length > 0) return { ok: false, problems: faults };
  const defaulted = Object.keys(DEFAULT_PARAMETERS).filter((name) => given[name] === undefined);
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const value = { ...DEFAULT_PARAMETERS, ...Object.fromEntries(named) };
  const order = orderFaults(value);
  return order.length > 0 ? { ok: false, problems: order } : { ok: true, value, defaulted };
}
