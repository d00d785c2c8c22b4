/** Records in responses: the entity with the fields stored with it. Source: section 7. */
import { z } from 'zod';
import { accessPoint, accessPointFigures } from './access-point';
import { biocharApplication } from './biochar-application';
import { biocharPartner } from './biochar-partner';
import { customerFactory } from './customer-factory';
import { describeField } from './field';
import { factoryMarker } from './factory-marker';
import { logisticsDepot } from './logistics-depot';
import { plotCheckFields } from '../plots/plot-answers';
import { PLOT_FAULT_CODES } from '../plots/plot-fault';
import { storedPlotFields } from '../plots/plot';
import { recordHistory } from './record-history';
import { creation, place, position } from './values';

const history = recordHistory.shape;

/** The input rate is optional, since only a biochar facility has one. */
const factoryRecord = factoryMarker.extend({
  inputRate: factoryMarker.shape.inputRate.unwrap().optional(),
  ...history
});
const accessPointRecord = accessPoint.extend({ ...accessPointFigures, ...history });

export const markerRecord = z.discriminatedUnion('markerType', [factoryRecord, accessPointRecord]);

export const customerRecord = customerFactory.extend(history);

export const depotRecord = logisticsDepot.extend(history);

/** An application from an external source may have no picture. */
export const applicationRecord = biocharApplication.extend({
  ...history,
  imageUrls: describeField(z.array(z.string()), { description: 'Addresses of its pictures' })
});
export type ApplicationRecord = z.output<typeof applicationRecord>;

export const partnerRecord = biocharPartner.extend(history);

/** A plot with the answers of the checks; they follow its neighbours and the reference outlines. */
export const plotRecord = z.object({
  ...storedPlotFields,
  ...creation,
  latitude: describeField(position.latitude.optional(), {
    ...{ unit: '°', access: 'derived' },
    description: 'Degrees north of the mean of the corners; absent when they cannot be read'
  }),
  longitude: describeField(position.longitude.optional(), {
    ...{ unit: '°', access: 'derived' },
    description: 'Degrees east of the mean of the corners; absent when they cannot be read'
  }),
  ...place,
  ...plotCheckFields,
  faultCodes: describeField(z.array(z.enum(PLOT_FAULT_CODES)), {
    access: 'derived',
    description: 'Codes of the faults, by which lists are filtered'
  }),
  ...history
});
export type PlotRecord = z.output<typeof plotRecord>;
