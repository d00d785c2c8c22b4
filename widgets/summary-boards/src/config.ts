import type { ImmutableObject } from 'jimu-core';
import type { BoardScope, MessageKey } from 'widgets/shared-code/site-core';

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

/** Default number of bars of a field without listed values. */
export const DEFAULT_MAX_BARS = 12;

export interface Config {
  /**
   * Name of the board to show; `choose` lists all boards, `asked` shows the boards that other widgets request.
   */
  board: string;
  /** The widget id of the instance that shows the boards chosen here; this one when empty. */
  boardsWidgetId: string;
  /** Initial scope of a board's counts. */
  scope: BoardScope;
  /** Id or title in the web map, by catalogue id, of layers that the catalogue's own data does not find. */
  layers: Record<string, string>;
  /** Boards that replace the default boards of the same name, and additional boards. */
  boards?: BoardSetting[];
  /** Names of hidden boards. */
  hidden?: string[];
  /** Number of bars of a field without listed values; {@link DEFAULT_MAX_BARS} when not set. */
  mostBars?: number;
}

export type IMConfig = ImmutableObject<Config>;
