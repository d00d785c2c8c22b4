import { addDays, toLagosDay } from 'widgets/shared-code/site-domain';
import type { ShipmentSelection } from 'widgets/shared-code/site-domain';

/** Days of purchases that a shipment has at first. */
const RECENT_DAYS = 30;

/** Returns the purchases of the last days at an instant (epoch ms). */
export function createRecentShipment(now: number): ShipmentSelection {
  const last = toLagosDay(now)!;
  return { first: addDays(last, 1 - RECENT_DAYS)!, last };
}

/** Returns whether both days are entered, in their order. */
export const isPeriod = ({ first, last }: ShipmentSelection): boolean => first !== '' && first <= last;
