import type { ImmutableObject } from 'jimu-core';
import { isObject, isText } from 'widgets/shared-code/site-base';
import type {
  ConfigFrom,
  MessageKey,
  SettingDeclarations,
  SettingsFrom
} from 'widgets/shared-code/site-base';
import { BOARD_SCOPES } from 'widgets/shared-code/site-domain';

/**
 * Kinds of figures: number of records, sum, average or distinct values of a field, or a formula of biochar
 * applications.
 */
export const FIGURE_KINDS = ['count', 'sum', 'average', 'different', 'biochar', 'co2Removal'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export interface FigureSetting {
  /** Unique among the figures of the board. */
  readonly key: string;
  /** Message key of a text, or the text itself. */
  readonly label: string;
  /** Id of a layer of the catalogue, or id or title of any layer of the web map. */
  readonly layer: string;
  readonly of: FigureKind;
  /** Field to add up or average, or whose distinct values are counted. */
  readonly field?: string;
  /** Decimal places of a field that is not in the catalogue. */
  readonly digits?: number;
}

/** Bars of record counts by the values of a text field. */
export interface BarsSetting {
  readonly title: string;
  readonly layer: string;
  readonly field: string;
  /** Values that have a bar; the most frequent ones when not given. All others are counted under Other. */
  readonly names?: readonly string[];
  /** Labels of values that are codes. */
  readonly codes?: Readonly<Record<string, string>>;
}

/** A board as saved in the settings. */
export interface BoardSetting {
  /** Name by which other widgets request the board. */
  readonly name: string;
  readonly title: string;
  readonly figures: readonly FigureSetting[];
  readonly bars?: readonly BarsSetting[];
  /** Records of a layer, by a field's value, that no figure counts; the note reports their number. */
  readonly leavesOut?: {
    readonly layer: string;
    readonly field: string;
    readonly value: string;
    readonly note: MessageKey;
  };
}

const isFigure = (value: unknown): value is FigureSetting =>
  isObject(value) &&
  [value.key, value.label, value.layer].every(isText) &&
  FIGURE_KINDS.some((kind) => kind === value.of) &&
  (value.field === undefined || isText(value.field));

const isBars = (value: unknown): value is BarsSetting =>
  isObject(value) && [value.title, value.layer, value.field].every(isText);

const isBoard = (value: unknown): value is BoardSetting =>
  isObject(value) &&
  [value.name, value.title].every(isText) &&
  Array.isArray(value.figures) &&
  value.figures.every(isFigure) &&
  (value.bars === undefined || (Array.isArray(value.bars) && value.bars.every(isBars)));

const areBoards = (value: unknown): value is BoardSetting[] => Array.isArray(value) && value.every(isBoard);

export const SETTINGS = {
  /**
   * Name of the board to show; `choose` lists all boards, `asked` shows the boards that other widgets request.
   */
  board: { kind: 'text', rule: 'needed', default: 'choose', isStored: true },
  /** The widget id of the instance that shows the boards chosen here; this one when empty. */
  boardsWidgetId: { kind: 'text', default: '', isStored: true },
  /** Initial scope of a board's counts. */
  scope: { kind: 'choice', options: BOARD_SCOPES, default: 'filtered', isStored: true },
  /** Layers that the catalogue's own data does not find, by catalogue id. */
  layers: { kind: 'record', entry: 'layer', default: {}, isStored: true },
  /** Number of bars of a field without listed values. */
  mostBars: { kind: 'number', min: 1, max: 50, whole: true, default: 12 },
  /** Names of hidden boards. */
  hidden: { kind: 'list', default: [] },
  /** Boards that replace the default boards of the same name, and additional boards. */
  boards: { kind: 'own', isValid: areBoards, default: [] }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
