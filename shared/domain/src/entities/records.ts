/** Records in responses: the entity with the fields stored with it. Source: section 7. */
import { z } from 'zod';
import { accessPoint, accessPointFigures } from './access-point';
import { biocharApplication } from './biochar-application';
import { biocharPartner } from './biochar-partner';
import { customerFactory } from './customer-factory';
import { describeField } from './field';
import { factoryMarker } from './factory-marker';
import { logisticsDepot } from './logistics-depot';
import { recordHistory } from './record-history';

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
