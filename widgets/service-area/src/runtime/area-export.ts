import {
  AREA_FIGURE_NAMES,
  csvText,
  formatPosition,
  geoJsonText,
  TOO_FEW
} from 'widgets/shared-code/site-core';
import type { CsvValue, ExportNote, ServiceAreasTogether } from 'widgets/shared-code/site-core';
import { areaNote, sourceNote } from './area-notes';
import { figureText, scopeText } from './area-words';
import type { Area } from './state';
import { togetherFeatures, togetherNotes } from './together/together-export';
import type { Texts } from './use-texts';

/** What an area's figures were computed from. */
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

/** The figures of the detail: the raw number, and as it reads with its unit. */
export function detailCsv(area: Area, t: Texts): string {
  const { figures } = area.summary;
  return csvText({
    columns: [t('columnFigure'), t('columnValue'), t('columnShown')],
    rows: AREA_FIGURE_NAMES.map((field) => [
      t(field),
      figures[field] === TOO_FEW ? t('tooFew') : figures[field],
      figureText(field, figures[field], t)
    ]),
    notes: [...areaNotes(area, t), sourceNote(t)]
  });
}

const featuresOf = ({ number, minutes, polygons, summary }: Area) =>
  polygons.map(({ toBreak, rings }) => ({
    rings,
    properties: {
      serviceArea: number,
      toBreak,
      // The figures are those of the whole area, so only its widest polygon carries them.
      ...(toBreak === minutes &&
        Object.fromEntries(AREA_FIGURE_NAMES.map((field) => [field, summary.figures[field]])))
    }
  }));

export const detailGeoJson = (area: Area, t: Texts): string =>
  geoJsonText(featuresOf(area), [...areaNotes(area, t), sourceNote(t)]);

/** One line for each of several areas, and how they were counted together. */
const tableNotes = (
  areas: readonly Area[],
  together: ServiceAreasTogether | null,
  t: Texts
): ExportNote[] => [
  ...areas.map((area) => areaNote(area, t)),
  ...(together ? togetherNotes(together, t) : []),
  sourceNote(t)
];

interface TableView {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

export const tableCsv = (
  view: TableView,
  areas: readonly Area[],
  together: ServiceAreasTogether | null,
  t: Texts
): string => csvText({ ...view, notes: tableNotes(areas, together, t) });

export const tableGeoJson = (
  areas: readonly Area[],
  together: ServiceAreasTogether | null,
  t: Texts
): string =>
  geoJsonText(
    [...areas.flatMap(featuresOf), ...(together ? togetherFeatures(together) : [])],
    tableNotes(areas, together, t)
  );
