import { React } from 'jimu-core';
import { useOutput } from './outputs/use-output';
import { useLocale } from '../base/use-ui-texts';
import type { Analysis } from './define-analysis';

type PublishedAnalysis<Texts, Shown> = Required<
  Pick<Analysis<Texts, unknown, unknown, Shown>, 'useTexts' | 'output'>
>;

/**
 * Publishes the results of an analysis as an output data source.
 * @param shown the same object as long as the results are the same; null while there are none.
 */
export function useAnalysisOutput<Texts, Shown>(
  toolId: string,
  { useTexts, output }: PublishedAnalysis<Texts, Shown>,
  shown: Shown | null
): void {
  const t = useTexts();
  const locale = useLocale();
  const rows = React.useMemo(() => shown && output.toRows(shown, { t, locale }), [shown, output, t, locale]);
  useOutput(toolId, output.source, rows);
}
