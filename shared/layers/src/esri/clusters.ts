import { CLUSTERS, PX_PER_POINT } from '@site/domain';
import type { Locale } from '@site/domain';
import type { ClusterFigure, ClusterWeight, ClusterWeightName, LayerClusters } from '../page';
import type { Style } from '../style';
import { layerText, withUnit } from '../texts';
import { unitText } from '../units';
import type { ClassBreaksRendererJson, ClusterJson, LabelJson, SizeVariableJson } from './json';
import { numberLine, popupOf } from './popups';
import { classesBy } from './renderers';
import { symbolJson } from './symbols';

const points = (pixels: number): number => pixels / PX_PER_POINT;

/** Members of the largest circle. */
const LARGEST_COUNT = 100;
/** A point that stands alone is drawn by the same renderer. */
const ALONE = 6.75;
const COUNT = 'cluster_count';
/** Classes of circles, from the lightest to the heaviest, stand below every class of points. */
const FIRST_STEP = -3;

const sizes = (locale: Locale): SizeVariableJson => ({
  type: 'sizeInfo',
  field: COUNT,
  legendOptions: { title: layerText('mills', locale) },
  stops: [
    { value: 1, size: ALONE },
    { value: 2, size: points(CLUSTERS.smallestPx) },
    { value: LARGEST_COUNT, size: points(CLUSTERS.largestPx) }
  ]
});

type CountSymbol = Pick<LabelJson['symbol'], 'color' | 'haloColor' | 'haloSize'>;

/** On circles of one dark colour; the land shines through them, so that white needs an edge to be read. */
const ON_DARK: CountSymbol = {
  color: [255, 255, 255, 255],
  haloColor: [122, 50, 12, 255],
  haloSize: 0.8
};
/** On circles of any colour. */
const ON_ANY: CountSymbol = { color: [74, 32, 8, 255], haloColor: [255, 247, 240, 200], haloSize: 0.8 };

type Several = Extract<LayerClusters['draws'], { several: unknown }>;

/** From where to where the class at `index` goes, in words. */
function rangeOf(
  { figure, unit, from: [second, third] }: ClusterWeight,
  index: number,
  locale: Locale
): string {
  const lowest = figure === COUNT ? 2 : 0;
  // A count goes up by whole numbers: its classes end one below the next.
  const end = (next: number) => (figure === COUNT ? next - 1 : next);
  const said = (value: number) => value.toLocaleString(locale);
  const fromTo = (from: number, to: number) =>
    layerText('class.fromTo', locale).replace('{from}', said(from)).replace('{to}', said(to));
  const range = [
    fromTo(lowest, end(second)),
    fromTo(second, end(third)),
    layerText('class.andMore', locale).replace('{value}', said(third))
  ][index]!;
  return unit === undefined ? range : `${range} ${unitText(unit, locale)}`;
}

/** The classes of a layer, by a figure of the circle; beneath them those of several points, by what they weigh. */
function severalApart(
  classes: ClassBreaksRendererJson,
  { several, aloneBy }: Several,
  weight: ClusterWeight,
  locale: Locale
): ClassBreaksRendererJson {
  const [second, third] = weight.from;
  const step = `When($feature.${weight.figure} >= ${third}, ${FIRST_STEP + 2}, $feature.${weight.figure} >= ${second}, ${FIRST_STEP + 1}, ${FIRST_STEP})`;
  return {
    ...classes,
    field: undefined,
    valueExpression: `IIf($feature.${COUNT} > 1, ${step}, $feature.${aloneBy})`,
    minValue: FIRST_STEP - 1,
    classBreakInfos: [
      ...several.symbols.map((symbol, index) => ({
        classMaxValue: FIRST_STEP + index,
        label: layerText(several.label, locale).replace('{range}', rangeOf(weight, index, locale)),
        symbol: symbolJson(symbol)
      })),
      ...classes.classBreakInfos
    ]
  };
}

function drawn(
  { draws, figures }: LayerClusters,
  style: Style,
  weight: ClusterWeightName,
  locale: Locale
): ClassBreaksRendererJson {
  const shown = 'several' in draws ? style : draws.style;
  if (shown.by !== 'classes') throw new TypeError('Points that are drawn together are drawn by classes.');
  const named = Object.fromEntries(figures.map((figure) => [figure.name, figure]));
  const classes = classesBy(shown, named, locale, symbolJson);
  return 'several' in draws ? severalApart(classes, draws, draws.several.weights[weight], locale) : classes;
}

/** What is written in a circle, in Arcade. */
const labelJson = (expression: string, on: CountSymbol): LabelJson => ({
  labelExpressionInfo: { expression },
  labelPlacement: 'esriServerPointLabelPlacementCenterCenter',
  deconflictionStrategy: 'none',
  symbol: { type: 'esriTS', ...on, font: { family: 'Arial Unicode MS', size: 9, weight: 'bold' } }
});

/** What circles weigh, or how many points they stand for: white on the strongest, dark on the others. */
function labelsOf({ draws }: LayerClusters, weight: ClusterWeightName): LabelJson[] {
  const count = `Text($feature.${COUNT}, '#,###')`;
  if (!('several' in draws)) return [labelJson(count, ON_ANY)];
  const { figure, unit, from } = draws.several.weights[weight];
  const said = unit === undefined ? count : `Text($feature.${figure}, '#,##0') + ' ${unit}'`;
  const isStrong = `$feature.${figure} >= ${from[1]}`;
  return [
    labelJson(`IIf(${isStrong}, ${said}, '')`, ON_DARK),
    labelJson(`IIf(${isStrong}, '', ${said})`, ON_ANY)
  ];
}

const labelOf = ({ label, unit }: ClusterFigure, locale: Locale): string => withUnit(label, unit, locale);

/**
 * How points are drawn together, as web maps write it: the specification's radius and sizes, in points.
 * @param weight by what circles are strong or quiet, where the layer lets it be chosen
 */
export const clustersJson = (
  clusters: LayerClusters,
  style: Style,
  locale: Locale,
  weight: ClusterWeightName = 'count'
): ClusterJson => ({
  type: 'cluster',
  clusterRadius: points(CLUSTERS.radiusPx),
  clusterMinSize: points(CLUSTERS.smallestPx),
  clusterMaxSize: points(CLUSTERS.largestPx),
  showLabels: true,
  fields: clusters.figures.map((figure) => ({
    name: figure.name,
    alias: labelOf(figure, locale),
    onStatisticField: figure.of,
    statisticType: figure.sum ? 'sum' : 'avg'
  })),
  popupInfo: popupOf(layerText('popup.clusterOfMills', locale), [
    numberLine(COUNT, layerText('mills', locale), 0),
    ...clusters.figures
      .filter(({ name }) => clusters.lines.includes(name))
      .map((figure) => numberLine(figure.name, labelOf(figure, locale), figure.decimals))
  ]),
  drawingInfo: {
    renderer: { ...drawn(clusters, style, weight, locale), visualVariables: [sizes(locale)] },
    labelingInfo: labelsOf(clusters, weight)
  }
});
