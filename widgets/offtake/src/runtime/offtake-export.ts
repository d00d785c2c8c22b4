import { joinWithColon, METRES_PER_KILOMETER, SOIL_PROPERTIES } from 'widgets/shared-code/site-base';
import type { Locale, OfftakeMode } from 'widgets/shared-code/site-base';
import {
  buildGeodesicCircle,
  computeOutputPercent,
  computeShareOfNeed
} from 'widgets/shared-code/site-domain';
import type { FacilityOption, OfftakeSummary } from 'widgets/shared-code/site-domain';
import { formatCsv, formatGeoJson, listProvenance } from 'widgets/shared-code/site-records';
import type { CsvValue, ExportNote, PointFeature, RingFeature } from 'widgets/shared-code/site-records';
import type { OfftakeAnalysis } from './data/use-analysis';
import { farmLines, soilDetailLines, suitabilityLines, upsideLines } from './lines';
import type { OfftakeLine } from './lines';
import type { Texts } from './use-texts';
import { placeName, positionText, rulesText, scopeText } from './words';

/** The contents of the result, for one place or two. */
export interface OfftakeExport {
  readonly analyses: readonly OfftakeAnalysis[];
  readonly mode: OfftakeMode;
  /** The selected facility. */
  readonly facility: FacilityOption | null;
  readonly t: Texts;
  readonly locale: Locale;
}

function listLines(
  analysis: OfftakeAnalysis,
  { mode, facility, ...words }: OfftakeExport
): readonly OfftakeLine[] {
  if (mode === 'upside' && facility) return upsideLines(analysis, facility, words);
  return [
    ...suitabilityLines(analysis, words),
    ...farmLines(analysis, words),
    ...soilDetailLines(analysis, words)
  ];
}

/** Returns notes with the need that output percents refer to, and the dose that it is computed with. */
const needNotes = ({ biocharNeed, parameters }: OfftakeSummary, t: Texts): ExportNote[] => [
  { key: 'biocharNeed', label: t('noteNeed'), value: biocharNeed ?? '' },
  { key: 'biocharRatePerHectare', label: t('noteRate'), value: parameters.biocharRatePerHectare }
];

function listNotes({ analyses, mode, facility, t }: OfftakeExport): ExportNote[] {
  const { summary } = analyses[0]!;
  return [
    ...analyses.map((analysis, at) => ({
      key: at === 0 ? 'place' : 'besidePlace',
      label: t(at === 0 ? 'notePlace' : 'noteBeside'),
      value: scopeText(analysis.summary, t)
    })),
    ...(mode === 'select-facility' ? needNotes(summary, t) : []),
    ...(mode === 'upside' && facility
      ? [
          { key: 'facility', label: t('facility'), value: facility.name },
          { key: 'facilityOutput', label: t('noteOutput'), value: facility.output ?? '' },
          ...needNotes(summary, t)
        ]
      : [
          { key: 'rules', label: t('noteRules'), value: rulesText(summary, t) },
          { key: 'samplePoints', label: t('noteSamples'), value: analyses[0]!.points.length }
        ]),
    ...listProvenance(summary, t)
  ];
}

function facilitiesCsv(shown: OfftakeExport): string {
  const { analyses, t } = shown;
  const { facilities, biocharNeed } = analyses[0]!.summary;
  const rows = facilities.map(({ name, status, distance, output }): CsvValue[] => [
    name,
    status,
    distance / METRES_PER_KILOMETER,
    output ?? t('outputUnknown'),
    computeOutputPercent(output, biocharNeed),
    computeShareOfNeed(output, biocharNeed)
  ]);
  const columns = [
    ...[t('facility'), t('columnStatus'), t('columnDistance'), t('columnOutput')],
    ...[t('columnPercent'), t('columnShare')]
  ];
  return formatCsv({ columns, rows, notes: listNotes(shown) });
}

/** Returns the displayed figures as CSV: numbers with units, and a column per place. */
export function offtakeCsv(shown: OfftakeExport): string {
  const { analyses, mode, t } = shown;
  if (mode === 'select-facility') return facilitiesCsv(shown);
  const perPlace = analyses.map((analysis) => listLines(analysis, shown));
  const titles = analyses.map(({ summary }) =>
    analyses.length === 1
      ? t('columnValue')
      : joinWithColon(t('columnValue'), `${placeName(summary)} (${positionText(summary)})`)
  );
  return formatCsv({
    columns: [t('columnFigure'), t('columnUnit'), ...titles],
    // A line that one place lacks, such as the shares of an unavailable raster, is empty there.
    rows: findLongest(perPlace).map(({ key, label, unit }) => [
      label,
      unit,
      ...perPlace.map((lines) => {
        const line = lines.find((one) => one.key === key);
        return line ? (line.value ?? line.text) : null;
      })
    ]),
    notes: listNotes(shown)
  });
}

const findLongest = (all: readonly (readonly OfftakeLine[])[]): readonly OfftakeLine[] =>
  all.reduce((most, lines) => (lines.length > most.length ? lines : most));

function circleFeature(analysis: OfftakeAnalysis, shown: OfftakeExport): RingFeature {
  const { place, summary } = analysis;
  const radius = summary.parameters.offtakeRadius * METRES_PER_KILOMETER;
  const ring = buildGeodesicCircle(place, radius).map(([x, y]): [number, number] => [x, y]);
  return {
    rings: [ring],
    properties: {
      place: placeName(summary),
      ...place,
      radius,
      ...Object.fromEntries(listLines(analysis, shown).map(({ key, value }) => [key, value]))
    }
  };
}

const sampleFeatures = ({ points, soil, summary }: OfftakeAnalysis): PointFeature[] =>
  points.map((point, at) => ({
    point,
    properties: {
      place: placeName(summary),
      sample: at + 1,
      ...Object.fromEntries(
        SOIL_PROPERTIES.map((property) => {
          const reading = soil[property];
          return [property, reading.status === 'ready' ? (reading.values[at] ?? null) : null];
        })
      )
    }
  }));

/** Returns the circles with the displayed figures, and the sample points with their soil values, as GeoJSON. */
export const offtakeGeoJson = (shown: OfftakeExport): string =>
  formatGeoJson(
    shown.analyses.flatMap((analysis) => [circleFeature(analysis, shown), ...sampleFeatures(analysis)]),
    listNotes(shown)
  );
