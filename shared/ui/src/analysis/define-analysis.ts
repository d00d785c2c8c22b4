import type { Locale, ToolOutput } from '@site/domain';
import type { AddressCodec } from '../tools/share/address-state';
import type { OutputRow } from './outputs/use-output';
import type { StatePiece } from '../base/widget-state';

/** Texts of a widget and the language of the page. */
export interface AnalysisWords<Texts> {
  readonly t: Texts;
  readonly locale: Locale;
}

/** The part of the state that a share link contains. */
export interface AnalysisLink<State, Link> {
  /** First part of the parameter `<name>.<widget id>`. It never changes, because people keep links. */
  readonly name: string;
  readonly codec: AddressCodec<Link>;
  /** Returns null for a state that needs no link. */
  toLink(state: State): Link | null;
  /** Returns the state after a link was opened. */
  applyLink(state: State, link: Link): State;
}

/** Output data source of an analysis, made of what it shows. */
interface AnalysisOutput<Texts, Shown> {
  readonly source: ToolOutput;
  toRows(shown: Shown, words: AnalysisWords<Texts>): readonly OutputRow[];
}

/** Declaration of an analysis: everything about it but its question and its picture. */
export interface Analysis<Texts, State = unknown, Link = unknown, Shown = unknown> {
  /** The widget's folder. */
  readonly name: string;
  readonly useTexts: () => Texts;
  readonly state: StatePiece<State>;
  readonly link?: AnalysisLink<State, Link>;
  readonly output?: AnalysisOutput<Texts, Shown>;
}
