import { z } from 'zod';
import { millPurchaseAggregate } from './mill-purchase-aggregate';
import { derivedFigure, figure, label, moment } from './record-fields';
import { field } from './field';

const flag = z.union([z.boolean(), z.string(), z.number()]).nullish();
const equipment = (description: string) => field(flag, { access: 'readOnly', description });

/** A mill found in the field, confirmed or tagged. Source: section 3 "Confirmed / tagged mills". */
export const confirmedMill = millPurchaseAggregate.omit({ location: true }).extend({
  RTM: equipment('Ready to mill'),
  state_slug: label('State of the mill'),
  cracker: equipment('Has a cracker'),
  separator: equipment('Has a separator'),
  lastDiscoveryDate: moment('When P1 was last found there'),
  number_of_pots: figure('Number of pots'),
  number_of_pressers: figure('Number of pressers'),
  physically_tagged: equipment('A tag hangs at the mill'),
  avgPricePerTon: derivedFigure('Average price', 'NGN/t'),
  oilPalmClusterHectares: figure('Oil palm clusters round the mill', 'ha'),
  deforestedLayerHectares: figure('Deforested land round the mill', 'ha'),
  sustainabilityScore: derivedFigure('Sustainability, 0 to 100', '%'),
  cluster_avg_sustainability: derivedFigure("Average sustainability of the mill's cluster", '%'),
  cluster_count: derivedFigure("Mills in the mill's cluster"),
  daysFromLastDiscovery: derivedFigure('Since P1 was last found there', 'days'),
  aveP1PMill: derivedFigure('Average P1 per mill of the cluster', 't')
});
export type ConfirmedMill = z.infer<typeof confirmedMill>;
