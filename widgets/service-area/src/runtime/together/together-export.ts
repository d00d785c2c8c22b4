import {
  areaFigure,
  csvText,
  geoJsonText,
  MILL_FIGURE_NAMES,
  TOGETHER_FIGURE_NAMES,
  TOGETHER_PARTS,
  TOO_FEW
} from 'widgets/shared-code/site-core';
import type { ExportNote, ServiceAreasTogether } from 'widgets/shared-code/site-core';
import { areaNote, sourceNote } from '../area-notes';
import type { Area } from '../state';
import type { Texts } from '../use-texts';
import { insideOutlinesText, overlapRule, togetherFigureScope, togetherScope } from './together-words';

/** Returns the rule by which the overlap counts mills, followed by the count inside the outlines. */
const overlapText = (answer: ServiceAreasTogether, t: Texts): string =>
  [
    overlapRule(answer, t),
    ...MILL_FIGURE_NAMES.flatMap((name) => {
      const inside = insideOutlinesText(name, answer, t);
      return inside === null ? [] : [`${t(name)}: ${inside}`];
    })
  ].join('; ');

/** Lists the rule by which all areas were counted together. */
export const togetherNotes = (answer: ServiceAreasTogether, t: Texts): ExportNote[] => [
  { key: 'togetherScope', label: t('together'), value: togetherScope(answer, t) },
  { key: 'overlapScope', label: t('noteOverlap'), value: overlapText(answer, t) },
  { key: 'togetherComputedAt', label: t('noteComputed'), value: answer.computedAt }
];

const notesOf = (answer: ServiceAreasTogether, areas: readonly Area[], t: Texts): ExportNote[] => [
  ...areas.map((area) => areaNote(area, t)),
  ...togetherNotes(answer, t),
  sourceNote(t)
];

/** Writes every figure of the union and the overlap as raw numbers. */
export const togetherCsv = (answer: ServiceAreasTogether, areas: readonly Area[], t: Texts): string =>
  csvText({
    columns: [t('columnFigure'), t('columnUnit'), ...TOGETHER_PARTS.map((part) => t(part)), t('columnScope')],
    rows: TOGETHER_FIGURE_NAMES.map((name) => [
      t(name),
      areaFigure(name).unit,
      ...TOGETHER_PARTS.map((part) => {
        const value = answer[part].figures[name];
        return value === TOO_FEW ? t('tooFew') : value;
      }),
      togetherFigureScope(name, answer, t)
    ]),
    notes: notesOf(answer, areas, t)
  });

/** Returns the union and the overlap as features with their figures. */
export const togetherFeatures = (answer: ServiceAreasTogether) =>
  TOGETHER_PARTS.map((part) => ({
    rings: answer[part].rings,
    properties: { part, millScope: answer.millScope, ...answer[part].figures }
  }));

export const togetherGeoJson = (answer: ServiceAreasTogether, areas: readonly Area[], t: Texts): string =>
  geoJsonText(togetherFeatures(answer), notesOf(answer, areas, t));
