import { z } from 'zod';
import { GASES, STATUSES } from '../enumerations';
import { NO_COST } from './bounds';
import { describeField } from './field';
import {
  basis,
  creation,
  filledText,
  identity,
  place,
  PLACE_KEYS,
  position,
  createQuantityTextSchema
} from './values';

/** The cost of one fuel at a depot. */
export const gasPrice = z.strictObject({
  name: describeField(z.enum(GASES), { description: 'Fuel' }),
  cost: describeField(createQuantityTextSchema('cost', NO_COST), {
    unit: 'NGN',
    description: 'Cost of the fuel'
  })
});
export type GasPrice = z.infer<typeof gasPrice>;

const fillGases = (given: GasPrice[]): GasPrice[] =>
  GASES.map((name) => given.find((gas) => gas.name === name) ?? { name, cost: NO_COST });

/** One entry per fuel, in the order of {@link GASES}; an omitted fuel has the cost 'Nil'. */
const gases = z
  .array(gasPrice)
  .refine((given) => new Set(given.map(({ name }) => name)).size === given.length, {
    error: 'each fuel once'
  })
  .overwrite(fillGases)
  .default(() => fillGases([]));

/** A depot of vehicles and fuel. Source: section 3 "Logistics depot". */
export const logisticsDepot = z.object({
  ...identity,
  name: describeField(filledText, { description: 'Name of the depot' }),
  gas: describeField(gases, { description: 'What each fuel costs there' }),
  ...position,
  ...place,
  status: describeField(z.enum(STATUSES), { description: 'Status' }),
  ...creation
});

/** PUT /api/LogisticDepot/{id}. Source: section 7.5. */
export const logisticsDepotUpdate = logisticsDepot
  .omit(PLACE_KEYS)
  .partial({ id: true })
  .extend(basis)
  .strict();
/** POST /api/LogisticDepot. Source: section 7.5. */
export const logisticsDepotCreate = logisticsDepotUpdate.omit({ id: true, version: true });
