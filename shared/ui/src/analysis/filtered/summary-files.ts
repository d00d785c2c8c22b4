import type { ExportNote } from '../../tables/export/export-note';
import type { LineField, LineFiles } from '../../tables/export/line-files';
import { formatLineCsv, formatLineGeoJson } from '../../tables/export/line-files';
import { listProvenance } from '../../tables/export/provenance-notes';
import type { FilteredAnalysis, SummaryResult, SummaryTexts } from './filtered-analysis';

/** Texts that the files of an analysis by filter have. */
type FileTexts = (
  key: 'columnResult' | 'noteScope' | 'noteKept' | 'noteData' | 'noteVersion' | 'noteComputed' | 'noteSource'
) => string;

interface SummaryLines<Texts, Result extends SummaryResult, Line> {
  /** Describes the filter of a result in words. */
  describe(result: Result, t: Texts): string;
  listLines(summary: Result['summary'], t: Texts): readonly Line[];
  /** Fields after the result's. */
  listFields(t: Texts): readonly LineField<NoInfer<Line>>[];
}

interface LocatedLine {
  /** Longitude and latitude in degrees; null for a line without a location. */
  readonly point: readonly [number, number] | null;
}

/** Returns the writers of an analysis' files: the lines of the result in force, then the lines of the kept one. */
export function createSummaryFiles<
  Texts extends SummaryTexts & FileTexts,
  Result extends SummaryResult,
  Line extends LocatedLine
>({
  describe,
  listLines,
  listFields
}: SummaryLines<Texts, Result, Line>): Pick<FilteredAnalysis<Texts, never, Result>, 'csv' | 'geoJson'> {
  const listNotes = (results: readonly Result[], t: Texts): ExportNote[] => {
    const { summary } = results[0]!;
    return [
      ...results.map((result, at) => ({
        key: at === 0 ? 'filter' : 'keptFilter',
        label: t(at === 0 ? 'noteScope' : 'noteKept'),
        value: describe(result, t)
      })),
      { key: 'dataDate', label: t('noteData'), value: summary.dataDate ?? '' },
      ...listProvenance(summary, t)
    ];
  };
  const toFiles = (results: readonly Result[], t: Texts): LineFiles<Line & { result: string }> => ({
    lines: results.flatMap((result) =>
      listLines(result.summary, t).map((line) => ({ ...line, result: describe(result, t) }))
    ),
    fields: [{ name: 'result', heading: t('columnResult'), value: ({ result }) => result }, ...listFields(t)],
    notes: listNotes(results, t),
    getShape: ({ point }) => ({ point })
  });
  return {
    csv: (results, t) => formatLineCsv(toFiles(results, t)),
    geoJson: (results, t) => formatLineGeoJson(toFiles(results, t))
  };
}
