import { joinWithColon } from 'widgets/shared-code/site-base';
import {
  getAreaFigure,
  MILL_FIGURE_NAMES,
  SUPPRESSED,
  TOGETHER_FIGURE_NAMES,
  TOGETHER_PARTS
} from 'widgets/shared-code/site-domain';
import type { ServiceAreasTogether } from 'widgets/shared-code/site-domain';
import { createSourceNote, formatCsv, formatGeoJson } from 'widgets/shared-code/site-records';
import type { ExportNote } from 'widgets/shared-code/site-records';
import { areaNote } from '../area-notes';
import type { Area } from '../state';
import type { Texts } from '../use-texts';
import { insideOutlinesText, overlapRule, togetherFigureScope, togetherScope } from './together-words';

/** Returns the rule by which the overlap counts mills, followed by the count inside the outlines. */
const overlapText = (answer: ServiceAreasTogether, t: Texts): string =>
  [
    overlapRule(answer, t),
    ...MILL_FIGURE_NAMES.flatMap((name) => {
      const inside = insideOutlinesText(name, answer, t);
      return inside === null ? [] : [joinWithColon(t(name), inside)];
    })
  ].join('; ');

/** Lists the rule by which all areas were counted together. */
export const togetherNotes = (answer: ServiceAreasTogether, t: Texts): ExportNote[] => [
  { key: 'togetherScope', label: t('together'), value: togetherScope(answer, t) },
  { key: 'overlapScope', label: t('noteOverlap'), value: overlapText(answer, t) },
  { key: 'togetherComputedAt', label: t('noteComputed'), value: answer.computedAt }
];

const listNotes = (answer: ServiceAreasTogether, areas: readonly Area[], t: Texts): ExportNote[] => [
  ...areas.map((area) => areaNote(area, t)),
  ...togetherNotes(answer, t),
  createSourceNote(t)
];

/** Writes every figure of the union and the overlap as raw numbers. */
export const togetherCsv = (answer: ServiceAreasTogether, areas: readonly Area[], t: Texts): string =>
  formatCsv({
    columns: [t('columnFigure'), t('columnUnit'), ...TOGETHER_PARTS.map((part) => t(part)), t('columnScope')],
    rows: TOGETHER_FIGURE_NAMES.map((name) => [
      t(name),
      getAreaFigure(name).unit,
      ...TOGETHER_PARTS.map((part) => {
        const value = answer[part].figures[name];
        return value === SUPPRESSED ? t('tooFew') : value;
      }),
      togetherFigureScope(name, answer, t)
    ]),
    notes: listNotes(answer, areas, t)
  });

/** Returns the union and the overlap as features with their figures. */
export const togetherFeatures = (answer: ServiceAreasTogether) =>
  TOGETHER_PARTS.map((part) => ({
    rings: answer[part].rings,
    properties: { part, millScope: answer.millScope, ...answer[part].figures }
  }));

export const togetherGeoJson = (answer: ServiceAreasTogether, areas: readonly Area[], t: Texts): string =>
  formatGeoJson(togetherFeatures(answer), listNotes(answer, areas, t));
