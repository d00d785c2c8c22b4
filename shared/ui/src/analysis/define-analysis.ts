import type { Locale, ToolOutput } from '@site/domain';
import type { OutputRow } from '../outputs/use-output';

/** Texts of a widget and the language of the page. */
export interface AnalysisWords<Texts> {
  readonly t: Texts;
  readonly locale: Locale;
}

/** Output data source of an analysis, made of what it shows. */
interface AnalysisOutput<Shown, Texts> {
  readonly source: ToolOutput;
  toRows(shown: Shown, words: AnalysisWords<Texts>): readonly OutputRow[];
}

/** Declaration of an analysis. */
export interface Analysis<Texts, Shown> {
  /** The widget's folder. */
  readonly name: string;
  readonly useTexts: () => Texts;
  readonly output?: AnalysisOutput<Shown, Texts>;
}
