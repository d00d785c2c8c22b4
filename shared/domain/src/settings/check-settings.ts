import { hasOwn } from '../library';
import type { EntryProblem } from './check-entry';
import { checkText, isWithinBounds } from './check-entry';
import type {
  ListDeclaration,
  NumberDeclaration,
  RecordDeclaration,
  SettingDeclaration,
  SettingDeclarations,
  SettingsFrom
} from './declarations';

/** Problem with a saved setting. */
export type SettingProblem =
  | EntryProblem
  | 'unknownSetting'
  | 'wrongKind'
  | 'wrongOption'
  | 'wrongNumber'
  | 'wrongWhole';

export interface SettingFault {
  readonly key: string;
  readonly problem: SettingProblem;
}

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns whether a value is an object with named properties, not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkNumber(declaration: NumberDeclaration, value: unknown): SettingProblem | null {
  if (typeof value !== 'number') return 'wrongKind';
  if (isWithinBounds(value, declaration)) return null;
  return declaration.whole ? 'wrongWhole' : 'wrongNumber';
}

function checkList({ options, isNeverEmpty }: ListDeclaration, value: unknown): SettingProblem | null {
  if (!Array.isArray(value) || !value.every(isText)) return 'wrongKind';
  if (value.length === 0 && isNeverEmpty) return 'needed';
  return value.every((item) => options?.includes(item) ?? true) ? null : 'wrongOption';
}

function checkRecord({ keys, rule }: RecordDeclaration, value: unknown): SettingProblem | null {
  if (!isObject(value)) return 'wrongKind';
  const entries = Object.entries(value);
  if (!entries.every(([, text]) => isText(text))) return 'wrongKind';
  if (!entries.every(([key]) => keys?.includes(key) ?? true)) return 'wrongOption';
  return (
    entries.map(([, text]) => checkText(rule, text as string)).find((problem) => problem !== null) ?? null
  );
}

function checkValue(declaration: SettingDeclaration, value: unknown): SettingProblem | null {
  switch (declaration.kind) {
    case 'number':
      return checkNumber(declaration, value);
    case 'switch':
      return typeof value === 'boolean' ? null : 'wrongKind';
    case 'list':
      return checkList(declaration, value);
    case 'record':
      return checkRecord(declaration, value);
    case 'choice':
      if (!isText(value)) return 'wrongKind';
      return declaration.options.includes(value) ? null : 'wrongOption';
    case 'text':
      return isText(value) ? checkText(declaration.rule, value) : 'wrongKind';
    case 'own':
      return declaration.isValid(value) ? null : 'wrongKind';
    case 'layer':
    case 'field':
    case 'tool':
    case 'widget':
      return isText(value) ? null : 'wrongKind';
  }
}

const isUnset = ({ unset }: SettingDeclaration, value: unknown): boolean =>
  unset !== undefined && value === unset;

/** Returns the problem with a value of a setting; null when it is valid. */
export const checkSetting = (declaration: SettingDeclaration, value: unknown): SettingProblem | null =>
  isUnset(declaration, value) ? null : checkValue(declaration, value);

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** Returns the settings of a saved configuration that are invalid, and those that the widget does not have. */
export const checkConfig = (settings: SettingDeclarations, config: object): readonly SettingFault[] =>
  Object.entries(config)
    .filter(([, value]) => !isMissing(value))
    .map(([key, value]) => ({
      key,
      problem: hasOwn(settings, key) ? checkSetting(settings[key]!, value) : ('unknownSetting' as const)
    }))
    .filter((fault): fault is SettingFault => fault.problem !== null);

/** Returns every setting of a widget: the saved value if it is valid, else the default. */
export const readSettings = <S extends SettingDeclarations>(settings: S, config: object): SettingsFrom<S> =>
  Object.fromEntries(
    Object.entries(settings).map(([key, declaration]) => {
      const saved = (config as Readonly<Record<string, unknown>>)[key];
      const isValid = !isMissing(saved) && checkSetting(declaration, saved) === null;
      return [key, isValid && !isUnset(declaration, saved) ? saved : declaration.default];
    })
  ) as SettingsFrom<S>;
