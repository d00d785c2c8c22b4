import { BIOCHAR_FIGURE_NAMES, csvText, formatPosition, geoJsonText } from 'widgets/shared-code/site-core';
import type { BiocharAnalysis, CsvValue, ExportNote, Locale } from 'widgets/shared-code/site-core';
import { leftOut, placeName, reachText, scopeText, sourceName, statusText } from './result-words';
import type { Texts } from './use-texts';

/** What each analysis was computed from; with two, each has its number. */
function notesOf(analyses: readonly BiocharAnalysis[], t: Texts): ExportNote[] {
  const notes = analyses.flatMap((analysis, at) => {
    const number = analyses.length > 1 ? String(at + 1) : '';
    const note = (key: string, label: string, value: string | number): ExportNote => ({
      key: key + number,
      label: number === '' ? label : `${label} ${number}`,
      value
    });
    return [
      note('scope', t('noteScope'), scopeText(analysis, t)),
      note('place', t('notePlace'), formatPosition(analysis.latitude, analysis.longitude)),
      ...leftOut(analysis, t).map((line, of) => note(`leftOut${of + 1}`, t('noteLeftOut'), line)),
      note('parameterVersion', t('noteVersion'), analysis.parameterVersion),
      note('computedAt', t('noteComputed'), analysis.computedAt)
    ];
  });
  return [...notes, { key: 'source', label: t('noteSource'), value: window.location.origin }];
}

/** The figures, a line each, a column for each analysis; then the sources of the last one. */
export function analysesCsv(analyses: readonly BiocharAnalysis[], locale: Locale, t: Texts): string {
  const last = analyses[analyses.length - 1]!;
  const blank = analyses.slice(1).map(() => null);
  return csvText({
    columns: [t('columnFigure'), ...analyses.map((one) => `${reachText(one, t)} · ${placeName(one, t)}`)],
    rows: [
      ...BIOCHAR_FIGURE_NAMES.map((name) => [t(name), ...analyses.map(({ figures }) => figures[name])]),
      [t('productionStatus'), ...analyses.map((one) => statusText(one, locale))],
      ...last.sources.map((source): CsvValue[] => [
        `${sourceName(source, locale, t)}: ${t('tonnes')}`,
        ...blank,
        source.tonnes
      ]),
      ...last.sources.map((source): CsvValue[] => [
        `${sourceName(source, locale, t)}: ${t('perKm')}`,
        ...blank,
        source.tonnesPerKm
      ])
    ],
    notes: notesOf(analyses, t)
  });
}

/** The ground of each analysis with its figures. */
export const analysesGeoJson = (analyses: readonly BiocharAnalysis[], locale: Locale, t: Texts): string =>
  geoJsonText(
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
    notesOf(analyses, t)
  );
