import type { ImmutableObject } from 'jimu-core';
import type { BoardScope, MessageKey } from 'widgets/shared-code/site-core';

/** What a figure is: records, a field added up, its average, its different values, or a formula of the biochar applications. */
export const FIGURE_KINDS = ['count', 'sum', 'average', 'different', 'biochar', 'co2Removal'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export interface FigureSetting {
  /** Different from the other figures' of the board. */
  readonly key: string;
  /** Key of a text that a user reads, or the text itself. */
  readonly label: string;
  /** A layer of the catalogue by its id, or any of the web map by its id or title. */
  readonly layer: string;
  readonly of: FigureKind;
  /** What is added up or averaged, or whose different values are counted. */
  readonly field?: string;
  /** Decimal places of a field that the catalogue does not know. */
  readonly digits?: number;
}

/** Records counted by the values of a text field. */
export interface BarsSetting {
  readonly title: string;
  readonly layer: string;
  readonly field: string;
  /** The values that have a bar; the most frequent ones when not given. All others stand under Other. */
  readonly names?: readonly string[];
  /** What values are called that are codes. */
  readonly codes?: Readonly<Record<string, string>>;
}

/** A board as the settings hold it. */
export interface BoardSetting {
  /** What other widgets ask for it by. */
  readonly name: string;
  readonly title: string;
  readonly figures: readonly FigureSetting[];
  readonly bars?: readonly BarsSetting[];
  /** Records of a layer, by a field's value, that no figure counts; the text tells how many they are. */
  readonly leavesOut?: {
    readonly layer: string;
    readonly field: string;
    readonly value: string;
    readonly note: MessageKey;
  };
}

/** Bars of a field whose values nobody has listed, where the settings say nothing. */
export const MOST_BARS = 12;

export interface Config {
  /** The board an instance shows, by its name; `choose` lists them all, `asked` shows those that other widgets ask for. */
  board: string;
  /** The widget id of the instance that shows what is chosen here; the same one when empty. */
  boardsWidgetId: string;
  /** What a board counts over when it opens. */
  scope: BoardScope;
  /** The id or the title in the web map of layers that cannot be found by what the catalogue says of them, by its ids. */
  layers: Record<string, string>;
  /** Boards in the place of those of the same name that there are without settings, and others after them. */
  boards?: BoardSetting[];
  /** Names of boards that are not offered. */
  hidden?: string[];
  /** Bars of a field whose values nobody has listed; {@link MOST_BARS} when not set. */
  mostBars?: number;
}

export type IMConfig = ImmutableObject<Config>;
