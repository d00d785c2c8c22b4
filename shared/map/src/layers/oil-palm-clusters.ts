import type { LayerDefinition } from './layer';
import { fill, number, popup, text } from './layer';

/** Niger Delta planted oil palm, cluster by cluster. */
export const oilPalmClustersLayer: LayerDefinition = {
  id: 'oil-palm-clusters',
  title: 'Oil Palm Clusters',
  service: 'palmclustersAllPrj',
  role: 'public',
  visibility: true,
  popupInfo: popup('Oil palm cluster, {state}', [
    number('Area_ha', 'Area (ha)', 1),
    number('Ages', 'Age (years)'),
    number('WeeklyP1Yield', 'Weekly P1 yield (t)', 1),
    number('WeeklyFFBYield', 'Weekly FFB yield (t)', 1),
    number('ffb_yield', 'FFB yield (t/ha)', 2),
    number('cpo_yield', 'CPO yield (t/ha)', 2),
    number('pko_yield', 'PKO yield (t/ha)', 2),
    number('pks_yield', 'PKS yield (t/ha)', 2),
    text('layer', 'Source layer')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: { type: 'simple', symbol: fill([56, 142, 84, 150], [40, 112, 66, 200], 0.5) }
    }
  }
};
