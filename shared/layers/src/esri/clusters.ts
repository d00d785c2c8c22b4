import { CLUSTERS, PX_PER_POINT, getUnitText } from '@site/domain';
import type { Locale } from '@site/domain';
import type { ClusterFigure, ClusterOptions, ClusterWeight, LayerClusters } from '../page';
import type { Style } from '../style';
import { getLayerText, formatWithUnit } from '../texts';
import type { ClassBreaksRendererJson, ClusterJson, LabelJson, SizeVariableJson } from './json';
import { createNumberLine, createPopup } from './popups';
import { createClassRenderer } from './renderers';
import { createSymbol } from './symbols';

const toPoints = (pixels: number): number => pixels / PX_PER_POINT;

/** Number of points from which a circle has the largest size. */
const LARGEST_COUNT = 100;
/** Numbers of points whose circles a legend shows, the largest first. */
const LEGEND_COUNTS = [LARGEST_COUNT, 50, 10, 2] as const;
/** Size in points of a single point, which the same renderer draws. */
const SINGLE_POINT_SIZE = 6.75;
const COUNT = 'cluster_count';
/**
 * Value of the first class of circles, from the lightest to the heaviest; all are below the classes of single
 * points.
 */
const FIRST_STEP = -3;

const createSizeVariable = (locale: Locale): SizeVariableJson => ({
  type: 'sizeInfo',
  field: COUNT,
  legendOptions: { title: getLayerText('mills', locale), customValues: LEGEND_COUNTS },
  stops: [
    { value: 1, size: SINGLE_POINT_SIZE },
    { value: 2, size: toPoints(CLUSTERS.smallestPx), label: '2' },
    { value: LARGEST_COUNT, size: toPoints(CLUSTERS.largestPx), label: String(LARGEST_COUNT) }
  ]
});

type CountSymbol = Pick<LabelJson['symbol'], 'color' | 'haloColor' | 'haloSize'>;

/** Label on circles of one dark colour; the land shines through them, so that white text needs a halo. */
const ON_DARK: CountSymbol = {
  color: [255, 255, 255, 255],
  haloColor: [122, 50, 12, 255],
  haloSize: 0.8
};
/** Label on circles of any colour. */
const ON_ANY: CountSymbol = { color: [74, 32, 8, 255], haloColor: [255, 247, 240, 200], haloSize: 0.8 };

/** Label on pale circles of a dark map. */
const ON_DARK_GROUND: CountSymbol = {
  color: [255, 226, 205, 255],
  haloColor: [48, 24, 10, 220],
  haloSize: 0.8
};

type ClusterDrawing = Extract<LayerClusters['draws'], { several: unknown }>;

/** Returns the range of the class at `index` as text. */
function formatRange(
  { figure, unit, from: [second, third] }: ClusterWeight,
  index: number,
  locale: Locale
): string {
  const lowest = figure === COUNT ? 2 : 0;
  // Counts are whole numbers, so a class ends one below the next.
  const toUpperEnd = (next: number) => (figure === COUNT ? next - 1 : next);
  const formatValue = (value: number) => value.toLocaleString(locale);
  const formatFromTo = (from: number, to: number) =>
    getLayerText('class.fromTo', locale)
      .replace('{from}', formatValue(from))
      .replace('{to}', formatValue(to));
  const range = [
    formatFromTo(lowest, toUpperEnd(second)),
    formatFromTo(second, toUpperEnd(third)),
    getLayerText('class.andMore', locale).replace('{value}', formatValue(third))
  ][index]!;
  return unit === undefined ? range : `${range} ${getUnitText(unit, locale)}`;
}

/** Returns the classes of the layer for single points, preceded by the classes of circles, by their weight. */
function createClusterClasses(
  classes: ClassBreaksRendererJson,
  { several, aloneBy }: ClusterDrawing,
  { weight = 'count', isDark = false }: ClusterOptions,
  locale: Locale
): ClassBreaksRendererJson {
  const chosen = several.weights[weight];
  const [second, third] = chosen.from;
  const step = `When($feature.${chosen.figure} >= ${third}, ${FIRST_STEP + 2}, $feature.${chosen.figure} >= ${second}, ${FIRST_STEP + 1}, ${FIRST_STEP})`;
  return {
    ...classes,
    field: undefined,
    valueExpression: `IIf($feature.${COUNT} > 1, ${step}, $feature.${aloneBy})`,
    minValue: FIRST_STEP - 1,
    classBreakInfos: [
      ...(isDark ? several.onDark : several.symbols).map((symbol, index) => ({
        classMaxValue: FIRST_STEP + index,
        label: getLayerText(several.label, locale).replace('{range}', formatRange(chosen, index, locale)),
        symbol: createSymbol(symbol)
      })),
      ...classes.classBreakInfos
    ]
  };
}

function createClusterRenderer(
  { draws, figures }: LayerClusters,
  style: Style,
  look: ClusterOptions,
  locale: Locale
): ClassBreaksRendererJson {
  const shown = 'several' in draws ? style : draws.style;
  if (shown.by !== 'classes') throw new TypeError('Clustered points must be drawn by classes.');
  const named = Object.fromEntries(figures.map((figure) => [figure.name, figure]));
  const classes = createClassRenderer(shown, named, locale, createSymbol);
  return 'several' in draws ? createClusterClasses(classes, draws, look, locale) : classes;
}

/** Smallest number of points whose circle has a label at every scale. */
const LABELLED_COUNT = 10;
/** Scale denominator from which the circles of fewer points have a label too: there is room between them. */
const FEW_LABELLED_SCALE = 150_000;

/**
 * Returns the labels of circles: text is an Arcade expression. Circles of few points have none until the map is
 * zoomed in, so that a map at first sight is not full of digits.
 */
function createCountLabels(text: string, on: CountSymbol): readonly LabelJson[] {
  const createLabel = (condition: string): LabelJson => ({
    labelExpressionInfo: { expression: `IIf(${condition}, ${text}, '')` },
    labelPlacement: 'esriServerPointLabelPlacementCenterCenter',
    deconflictionStrategy: 'static',
    symbol: { type: 'esriTS', ...on, font: { family: 'Arial Unicode MS', size: 9, weight: 'bold' } }
  });
  return [
    createLabel(`$feature.${COUNT} >= ${LABELLED_COUNT}`),
    { ...createLabel(`$feature.${COUNT} < ${LABELLED_COUNT}`), minScale: FEW_LABELLED_SCALE }
  ];
}

/**
 * Returns the labels with the weight or the number of points of a circle: white on the strongest class, dark on
 * the others.
 */
function createLabels({ draws }: LayerClusters, { weight = 'count', isDark }: ClusterOptions): LabelJson[] {
  const count = `Text($feature.${COUNT}, '#,###')`;
  if (!('several' in draws)) return [...createCountLabels(count, ON_ANY)];
  const { figure, unit, from } = draws.several.weights[weight];
  const value = unit === undefined ? count : `Text($feature.${figure}, '#,##0') + ' ${unit}'`;
  const isStrong = `$feature.${figure} >= ${from[1]}`;
  return [
    ...createCountLabels(`IIf(${isStrong}, ${value}, '')`, ON_DARK),
    ...createCountLabels(`IIf(${isStrong}, '', ${value})`, isDark ? ON_DARK_GROUND : ON_ANY)
  ];
}

const formatFigureLabel = ({ label, unit }: ClusterFigure, locale: Locale): string =>
  formatWithUnit(label, unit, locale);

/**
 * Returns the clustering of a layer in the format of web maps, with the specification's radius and sizes, in
 * points.
 * @param look weight and background of the circles, for layers that let users choose
 */
export const createClusters = (
  clusters: LayerClusters,
  style: Style,
  locale: Locale,
  look: ClusterOptions = {}
): ClusterJson => ({
  type: 'cluster',
  clusterRadius: toPoints(CLUSTERS.radiusPx),
  clusterMinSize: toPoints(CLUSTERS.smallestPx),
  clusterMaxSize: toPoints(CLUSTERS.largestPx),
  showLabels: true,
  fields: clusters.figures.map((figure) => ({
    name: figure.name,
    alias: formatFigureLabel(figure, locale),
    onStatisticField: figure.of,
    statisticType: figure.sum ? 'sum' : 'avg'
  })),
  popupInfo: createPopup(getLayerText('popup.clusterOfMills', locale), [
    createNumberLine(COUNT, getLayerText('mills', locale), 0),
    ...clusters.figures
      .filter(({ name }) => clusters.lines.includes(name))
      .map((figure) => createNumberLine(figure.name, formatFigureLabel(figure, locale), figure.decimals))
  ]),
  drawingInfo: {
    renderer: {
      ...createClusterRenderer(clusters, style, look, locale),
      visualVariables: [createSizeVariable(locale)]
    },
    labelingInfo: createLabels(clusters, look)
  }
});
