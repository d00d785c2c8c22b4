import { formatMessage, formatPosition, joinWithColon } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { AREA_FIGURE_NAMES, formatRainNote, SUPPRESSED } from 'widgets/shared-code/site-domain';
import type { AreaFigureName, ServiceAreasTogether } from 'widgets/shared-code/site-domain';
import { createSourceNote, formatCsv, formatGeoJson } from 'widgets/shared-code/site-records';
import type { CsvValue, ExportNote } from 'widgets/shared-code/site-records';
import { areaNote } from './area-notes';
import { defaultText, figureScope, figureText, isDefault, scopeText } from './area-words';
import type { RainyArea } from './rainy-season';
import type { Area } from './state';
import { togetherFeatures, togetherNotes } from './together/together-export';
import type { Texts } from './use-texts';

/** Lists the inputs from which an area's figures were computed. */
function areaNotes(area: Area, t: Texts): ExportNote[] {
  const { number, latitude, longitude, minutes, summary } = area;
  return [
    { key: 'serviceArea', label: t('_widgetLabel'), value: number },
    { key: 'start', label: t('noteStart'), value: formatPosition(latitude, longitude) },
    { key: 'minutes', label: t('dialogLabel'), value: minutes },
    { key: 'scope', label: t('noteScope'), value: scopeText(area, t) },
    { key: 'parameterVersion', label: t('noteVersion'), value: summary.parameterVersion },
    { key: 'computedAt', label: t('noteComputed'), value: summary.computedAt }
  ];
}

/** The same area in the rainy season, and the language of its texts. */
export interface RainyAreaExport extends RainyArea {
  readonly locale: Locale;
}

function rainNotes(area: Area, { locale, ...rainy }: RainyAreaExport, t: Texts): ExportNote[] {
  const { rain, parameterVersion, computedAt } = rainy.summary;
  const [label, scope] = [formatMessage('season.rainy', locale), scopeText({ ...area, ...rainy }, t)];
  return [
    { key: 'rainyAssumption', label, value: rain ? formatRainNote(rain, locale) : '' },
    { key: 'rainyScope', label: joinWithColon(label, t('noteScope')), value: scope },
    { key: 'rainyParameterVersion', label: joinWithColon(label, t('noteVersion')), value: parameterVersion },
    { key: 'rainyComputedAt', label: joinWithColon(label, t('noteComputed')), value: computedAt }
  ];
}

const detailNotes = (area: Area, t: Texts, rainy: RainyAreaExport | null): ExportNote[] => [
  ...areaNotes(area, t),
  ...(rainy ? rainNotes(area, rainy, t) : []),
  createSourceNote(t)
];

/**
 * Writes the figures of the detail as CSV: raw number, and formatted with unit; also for the rainy season if
 * known.
 */
export function detailCsv(area: Area, t: Texts, rainy: RainyAreaExport | null = null): string {
  const label = rainy && formatMessage('season.rainy', rainy.locale);
  const listCells = (one: Area, field: AreaFigureName): CsvValue[] => {
    const { figures } = one.summary;
    const shown = figureText(field, figures[field], t);
    return [
      figures[field] === SUPPRESSED ? t('tooFew') : figures[field],
      isDefault(field, figures) ? `${shown} (${defaultText(t)})` : shown,
      figureScope(field, one, t)
    ];
  };
  const columns = [t('columnValue'), t('columnShown'), t('columnScope')];
  return formatCsv({
    columns: [
      t('columnFigure'),
      ...columns,
      ...(label ? columns.map((title) => joinWithColon(label, title)) : [])
    ],
    rows: AREA_FIGURE_NAMES.map((field) => [
      t(field),
      ...listCells(area, field),
      ...(rainy ? listCells({ ...area, ...rainy }, field) : [])
    ]),
    notes: detailNotes(area, t, rainy)
  });
}

/** Lists the scope of each figure, for files that have no column for it. */
const scopesNote = (area: Area, t: Texts): ExportNote => ({
  key: 'figureScopes',
  label: t('columnScope'),
  value: AREA_FIGURE_NAMES.map((field) => `${field}: ${figureScope(field, area, t)}`).join('; ')
});

/** Returns the figures, plus the properties needed to interpret two of them. */
const figureProperties = ({ figures, millScope }: Area['summary']) => ({
  ...Object.fromEntries(AREA_FIGURE_NAMES.map((field) => [field, figures[field]])),
  currentP1PriceOf: figures.currentP1PriceIsDefault ? 'default' : 'lga',
  currentP1PriceDate: figures.currentP1PriceDate,
  millScope
});

const toFeatures = ({ number, minutes, polygons, summary }: Area) =>
  polygons.map(({ toBreak, rings }) => ({
    rings,
    properties: {
      serviceArea: number,
      season: summary.rain ? 'rainy' : 'dry',
      toBreak,
      // The figures describe the whole area, so only its widest polygon carries them.
      ...(toBreak === minutes && figureProperties(summary))
    }
  }));

export const detailGeoJson = (area: Area, t: Texts, rainy: RainyAreaExport | null = null): string =>
  formatGeoJson([area, ...(rainy ? [{ ...area, ...rainy }] : [])].flatMap(toFeatures), [
    ...detailNotes(area, t, rainy),
    scopesNote(area, t)
  ]);

/** Content of the table. */
export interface TableContent {
  readonly areas: readonly Area[];
  /** Rainy-season results by area id; empty unless they were requested and are known. */
  readonly rainy: ReadonlyMap<number, RainyAreaExport>;
  readonly together: ServiceAreasTogether | null;
}

/** Describes one of several areas in the rainy season in a line. */
function rainyAreaNote(area: Area, rainy: RainyAreaExport, t: Texts): ExportNote {
  const notes = rainNotes(area, rainy, t);
  return {
    key: `rainyServiceArea${area.number}`,
    label: `${t('area', { number: area.number })}, ${formatMessage('season.rainy', rainy.locale)}`,
    value: notes.map(({ label, value }) => joinWithColon(label, String(value))).join(' · ')
  };
}

/** Writes one line for each area and season, and the rule by which the areas were counted together. */
const tableNotes = ({ areas, rainy, together }: TableContent, t: Texts): ExportNote[] => [
  ...areas.flatMap((area) => {
    const wet = rainy.get(area.id);
    return [areaNote(area, t), ...(wet ? [rainyAreaNote(area, wet, t)] : [])];
  }),
  ...(together ? togetherNotes(together, t) : []),
  createSourceNote(t)
];

interface TableView {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

export const tableCsv = (view: TableView, content: TableContent, t: Texts): string =>
  formatCsv({ ...view, notes: tableNotes(content, t) });

export const tableGeoJson = (content: TableContent, t: Texts): string => {
  const { areas, rainy, together } = content;
  const seasons = areas.flatMap((area) => {
    const wet = rainy.get(area.id);
    return [area, ...(wet ? [{ ...area, ...wet }] : [])];
  });
  return formatGeoJson(
    [...seasons.flatMap(toFeatures), ...(together ? togetherFeatures(together) : [])],
    tableNotes(content, t)
  );
};
