import { formatPosition, joinWithColon } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { BIOCHAR_FIGURE_NAMES } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysis } from 'widgets/shared-code/site-domain';
import { createSourceNote, formatCsv, formatGeoJson } from 'widgets/shared-code/site-records';
import type { CsvValue, ExportNote } from 'widgets/shared-code/site-records';
import { listExclusions, placeName, reachText, scopeText, sourceName, statusText } from './result-words';
import type { Texts } from './use-texts';

/** Returns the notes on the inputs of each analysis, numbered if there are two. */
function listNotes(analyses: readonly BiocharAnalysis[], t: Texts): ExportNote[] {
  const notes = analyses.flatMap((analysis, at) => {
    const number = analyses.length > 1 ? String(at + 1) : '';
    const createNote = (key: string, label: string, value: string | number): ExportNote => ({
      key: key + number,
      label: number === '' ? label : `${label} ${number}`,
      value
    });
    return [
      createNote('scope', t('noteScope'), scopeText(analysis, t)),
      createNote('place', t('notePlace'), formatPosition(analysis.latitude, analysis.longitude)),
      ...listExclusions(analysis, t).map((line, of) =>
        createNote(`leftOut${of + 1}`, t('noteLeftOut'), line)
      ),
      createNote('parameterVersion', t('noteVersion'), analysis.parameterVersion),
      createNote('computedAt', t('noteComputed'), analysis.computedAt)
    ];
  });
  return [...notes, createSourceNote(t)];
}

/**
 * Returns the figures as CSV: a line per figure and a column per analysis, then the sources of the last
 * analysis.
 */
export function analysesCsv(analyses: readonly BiocharAnalysis[], locale: Locale, t: Texts): string {
  const last = analyses[analyses.length - 1]!;
  const blank = analyses.slice(1).map(() => null);
  return formatCsv({
    columns: [t('columnFigure'), ...analyses.map((one) => `${reachText(one, t)} · ${placeName(one, t)}`)],
    rows: [
      ...BIOCHAR_FIGURE_NAMES.map((name) => [t(name), ...analyses.map(({ figures }) => figures[name])]),
      [t('productionStatus'), ...analyses.map((one) => statusText(one, locale))],
      ...last.sources.map((source): CsvValue[] => [
        joinWithColon(sourceName(source, locale, t), t('tonnes')),
        ...blank,
        source.tonnes
      ]),
      ...last.sources.map((source): CsvValue[] => [
        joinWithColon(sourceName(source, locale, t), t('perKm')),
        ...blank,
        source.tonnesPerKm
      ])
    ],
    notes: listNotes(analyses, t)
  });
}

/** Returns the area of each analysis with its figures as GeoJSON. */
export const analysesGeoJson = (analyses: readonly BiocharAnalysis[], locale: Locale, t: Texts): string =>
  formatGeoJson(
    analyses.map(({ rings, radius, unit, minutes, figures }) => ({
      rings,
      properties: {
        ...figures,
        productionStatus: statusText({ figures }, locale),
        radius,
        unit,
        minutes
      }
    })),
    listNotes(analyses, t)
  );
