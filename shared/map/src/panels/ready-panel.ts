/**
 * Panels of layers that the catalogue does not know, and the ranges and items that a panel takes from the data.
 */
import type { SliderRange } from '@site/domain';
import type { LayerPanel, ConfiguredList, ConfiguredSlider } from '@site/layers';
import { WHOLE_TYPES } from '@site/layers';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import { joinWheres, getOwnCondition } from './layer-filter';
import { MissingFieldError } from './load-columns';
import { readCustomPage } from './custom-layers';

/** A slider with its range; `step` is the distance that a key moves the thumb. */
export type ReadySlider = ConfiguredSlider & SliderRange & { readonly step: number };
export type ReadyList = ConfiguredList & { readonly items: readonly string[] };
/** A panel with the range of each slider and the items of each list. */
export type ReadyPanel = Omit<LayerPanel, 'sliders' | 'lists'> & {
  readonly sliders: readonly ReadySlider[];
  readonly lists: readonly ReadyList[];
};

/**
 * Most sliders, and most lists, that are made from a layer's field types; a larger panel is configured in the
 * settings.
 */
const MAX_FIELD_FILTERS = 8;
/** Most values of a text field for automatic checkboxes, and most when the settings or a board request them. */
const [SHORT_LIST, LONGEST_LIST] = [12, 100];
/** Fewest steps of a slider for decimal values, and most steps of any other. */
const [PARTS, LONGEST] = [100, 500];
/** Range from which whole steps are fine enough for decimal values. */
const WHOLE_FROM = 10;

/**
 * Builds a panel from the types of a layer's fields: a slider and a figure per number, checkboxes and counts
 * for short texts.
 */
function createPanel(layer: FeatureLayer): LayerPanel {
  const { figures, categories } = readCustomPage(layer);
  const [numbers, texts] = [figures.slice(0, MAX_FIELD_FILTERS), categories.slice(0, MAX_FIELD_FILTERS)];
  return {
    sliders: numbers.map(({ field }) => ({ field })),
    lists: texts.map((field) => ({ field })),
    countBy: texts,
    figures: numbers
  };
}

const isWholeField = (layer: FeatureLayer, name: string): boolean =>
  WHOLE_TYPES.includes(layer.fields.find((field) => field.name === name)?.type ?? '');

/**
 * Returns the step: whole units, or a five hundredth of a long range; a power of ten for a short decimal range.
 */
function computeStep({ min, max }: SliderRange, isWhole: boolean): number {
  const span = max - min;
  if (isWhole || (span >= WHOLE_FROM && Number.isInteger(span)))
    return Math.max(1, Math.round(span / LONGEST));
  return 10 ** Math.floor(Math.log10(span / PARTS));
}

/** Rounds the range of the data outwards to whole steps. */
function alignToSteps(least: number, most: number, isWhole: boolean): SliderRange {
  const step = isWhole ? 1 : 10 ** Math.floor(Math.log10((most - least) / PARTS));
  const roundValue = (value: number) => Number(value.toPrecision(12));
  return { min: roundValue(Math.floor(least / step) * step), max: roundValue(Math.ceil(most / step) * step) };
}

/**
 * Requests the minimum and maximum of each field in one request; fields with one value or no value are left
 * out.
 */
async function fetchRanges(layer: FeatureLayer, fields: readonly string[], signal: AbortSignal) {
  const found = new Map<string, SliderRange>();
  if (fields.length === 0) return found;
  const outStatistics = fields.flatMap((field, at) =>
    (['min', 'max'] as const).map((kind) => ({
      statisticType: kind,
      onStatisticField: field,
      outStatisticFieldName: `${kind}_${at}`
    }))
  );
  const query = { where: joinWheres([getOwnCondition(layer)]), outStatistics };
  const { features } = await layer.queryFeatures(query, { signal });
  const ends = (features[0]?.attributes ?? {}) as Readonly<Record<string, number | null>>;
  fields.forEach((field, at) => {
    const [least, most] = [ends[`min_${at}`] ?? null, ends[`max_${at}`] ?? null];
    if (least === null || most === null || least === most) return;
    found.set(field, alignToSteps(least, most, isWholeField(layer, field)));
  });
  return found;
}

/**
 * Returns the values of a text field, sorted alphabetically; null when there are fewer than two or more than
 * `limit`.
 */
async function fetchValues(layer: FeatureLayer, field: string, limit: number, signal: AbortSignal) {
  const domain = layer.fields.find(({ name }) => name === field)?.domain;
  if (domain?.type === 'coded-value') return domain.codedValues.map(({ code }) => String(code));
  const { features } = await layer.queryFeatures(
    {
      where: joinWheres([getOwnCondition(layer), `${field} IS NOT NULL`]),
      outFields: [field],
      returnDistinctValues: true,
      returnGeometry: false,
      num: limit + 1
    },
    { signal }
  );
  const found = features.map(({ attributes }) => String((attributes as Record<string, unknown>)[field]));
  return found.length < 2 || found.length > limit ? null : found.sort((a, b) => a.localeCompare(b));
}

const createReadySlider = (slider: ConfiguredSlider, range: SliderRange, isWhole: boolean): ReadySlider => {
  const { min = range.min, max = range.max } = slider;
  return { ...slider, min, max, step: computeStep({ min, max }, isWhole) };
};

const hasRange = (slider: ConfiguredSlider): slider is ConfiguredSlider & SliderRange =>
  slider.min !== undefined && slider.max !== undefined;
const hasItems = (list: ConfiguredList): list is ReadyList => list.items !== undefined;

/** Returns a panel that defines all its ranges and items, and so needs no request; null for any other panel. */
export function toReadyPanel({ sliders = [], lists = [], ...rest }: LayerPanel): ReadyPanel | null {
  if (!sliders.every(hasRange) || !lists.every(hasItems)) return null;
  return { ...rest, sliders: sliders.map((slider) => createReadySlider(slider, slider, false)), lists };
}

/**
 * Completes a panel with ranges and items from the layer's records where the panel does not define them. A
 * slider is left out when its records have fewer than two values, and a list when it has fewer than two or more
 * than twelve values (100 if a panel requests it).
 * @param panel null to build it from the types of the layer's fields.
 * @throws the service's error; MissingFieldError when the panel names a field that the layer lacks.
 */
export async function loadReadyPanel(
  layer: FeatureLayer,
  panel: LayerPanel | null,
  signal: AbortSignal
): Promise<ReadyPanel> {
  await layer.load({ signal });
  const { sliders = [], lists = [], ...rest } = panel ?? createPanel(layer);
  const limit = panel ? LONGEST_LIST : SHORT_LIST;
  const named = [...sliders, ...lists].map(({ field }) => field);
  const missing = named.filter((name) => !layer.fields.some((field) => field.name === name));
  if (missing.length > 0) throw new MissingFieldError(missing);
  const unsaid = sliders.filter((slider) => !hasRange(slider)).map(({ field }) => field);
  const [ofData, items] = await Promise.all([
    fetchRanges(layer, unsaid, signal),
    Promise.all(lists.map((list) => list.items ?? fetchValues(layer, list.field, limit, signal)))
  ]);
  const tooLong = lists.filter((_list, at) => items[at] === null).map(({ field }) => field);
  return {
    ...rest,
    ...(!panel && { countBy: rest.countBy?.filter((field) => !tooLong.includes(field)) }),
    sliders: sliders.flatMap((slider) => {
      const range = hasRange(slider) ? slider : ofData.get(slider.field);
      return range ? [createReadySlider(slider, range, isWholeField(layer, slider.field))] : [];
    }),
    lists: lists.flatMap((list, at) => (items[at] ? [{ ...list, items: items[at] }] : []))
  };
}

/** Groups of records that a service returns at once, whatever its limit of records. */
const MAX_GROUPS = 1000;

/**
 * Returns the text fields by which records can be counted together, in order: each has several values, and
 * together they form at most as many groups as a service returns at once.
 * @throws the service's error.
 */
export async function findCountableFields(
  layer: FeatureLayer,
  fields: readonly string[],
  signal: AbortSignal
): Promise<readonly string[]> {
  const asked = fields.slice(0, MAX_FIELD_FILTERS);
  const found = await Promise.all(asked.map((field) => fetchValues(layer, field, LONGEST_LIST, signal)));
  let groups = 1;
  return asked.filter((_field, at) => {
    const items = found[at] ?? null;
    // Records without a value form a group of their own.
    if (items === null || groups * (items.length + 1) > MAX_GROUPS) return false;
    groups *= items.length + 1;
    return true;
  });
}
