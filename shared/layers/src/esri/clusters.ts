import { CLUSTERS, PX_PER_POINT } from '@site/domain';
import type { Locale } from '@site/domain';
import type { ClusterFigure, LayerClusters } from '../page';
import type { Style } from '../style';
import { layerText, withUnit } from '../texts';
import type { ClassBreaksRendererJson, ClusterJson, LabelJson, SizeVariableJson } from './json';
import { numberLine, popupOf } from './popups';
import { classesBy } from './renderers';
import { symbolJson } from './symbols';

const points = (pixels: number): number => pixels / PX_PER_POINT;

/** Members of the largest circle. */
const LARGEST_COUNT = 100;
/** A point that stands alone is drawn by the same renderer. */
const ALONE = 6.75;
/** What stands for points that are drawn together, below every class. */
const SEVERAL = -1;
const COUNT = 'cluster_count';

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

/** A count on circles of one dark colour; the land shines through them, so that white needs an edge to be read. */
const ON_DARK: CountSymbol = {
  color: [255, 255, 255, 255],
  haloColor: [122, 50, 12, 255],
  haloSize: 0.8
};
/** A count on circles of any colour. */
const ON_ANY: CountSymbol = { color: [28, 33, 30, 255], haloColor: [255, 255, 255, 230], haloSize: 1.2 };

/** The classes of a layer, by a figure of the circle, which several points have none of. */
function severalApart(
  classes: ClassBreaksRendererJson,
  draws: Extract<LayerClusters['draws'], { several: unknown }>,
  locale: Locale
): ClassBreaksRendererJson {
  const { symbol, label } = draws.several;
  return {
    ...classes,
    field: undefined,
    valueExpression: `IIf($feature.${COUNT} > 1, ${SEVERAL}, $feature.${draws.aloneBy})`,
    minValue: SEVERAL - 1,
    classBreakInfos: [
      { classMaxValue: SEVERAL, label: layerText(label, locale), symbol: symbolJson(symbol) },
      ...classes.classBreakInfos
    ]
  };
}

function drawn({ draws, figures }: LayerClusters, style: Style, locale: Locale): ClassBreaksRendererJson {
  const shown = 'several' in draws ? style : draws.style;
  if (shown.by !== 'classes') throw new TypeError('Points that are drawn together are drawn by classes.');
  const named = Object.fromEntries(figures.map((figure) => [figure.name, figure]));
  const classes = classesBy(shown, named, locale, symbolJson);
  return 'several' in draws ? severalApart(classes, draws, locale) : classes;
}

const labelOf = ({ label, unit }: ClusterFigure, locale: Locale): string => withUnit(label, unit, locale);

/** How points are drawn together, as web maps write it: the specification's radius and sizes, in points. */
export const clustersJson = (clusters: LayerClusters, style: Style, locale: Locale): ClusterJson => ({
  type: 'cluster',
  clusterRadius: points(CLUSTERS.radiusPx),
  clusterMinSize: points(CLUSTERS.smallestPx),
  clusterMaxSize: points(CLUSTERS.largestPx),
  showLabels: true,
  fields: clusters.figures.map((figure) => ({
    name: figure.name,
    alias: labelOf(figure, locale),
    onStatisticField: figure.of,
    statisticType: 'avg'
  })),
  popupInfo: popupOf(layerText('popup.clusterOfMills', locale), [
    numberLine(COUNT, layerText('mills', locale), 0),
    ...clusters.figures
      .filter(({ name }) => clusters.lines.includes(name))
      .map((figure) => numberLine(figure.name, labelOf(figure, locale), figure.decimals))
  ]),
  drawingInfo: {
    renderer: { ...drawn(clusters, style, locale), visualVariables: [sizes(locale)] },
    labelingInfo: [
      {
        labelExpressionInfo: { expression: `Text($feature.${COUNT}, '#,###')` },
        labelPlacement: 'esriServerPointLabelPlacementCenterCenter',
        deconflictionStrategy: 'none',
        symbol: {
          type: 'esriTS',
          ...('several' in clusters.draws ? ON_DARK : ON_ANY),
          font: { family: 'Arial Unicode MS', size: 9, weight: 'bold' }
        }
      }
    ]
  }
});
