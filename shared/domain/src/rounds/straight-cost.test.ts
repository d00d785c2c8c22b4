import { DEFAULT_PARAMETERS } from '../parameters';
import { computeTripCost, computeTripDistance } from '../trips/trip-cost';
import { readTripRules } from '../trips/trip-rules';
import { computeStraightCost } from './straight-cost';

const rules = readTripRules(DEFAULT_PARAMETERS);
const { latitude, longitude } = rules.factory;
const north = { latitude: latitude + 0.5, longitude };
const farther = { latitude: latitude + 0.8, longitude };

describe('computeStraightCost', () => {
  it('costs a round to one pile as a trip', () => {
    const trip = computeTripCost('MB1', computeTripDistance(north, rules.factory)!, rules);
    expect(computeStraightCost([{ vehicle: 'MB1', places: [north] }], rules)).toBeCloseTo(trip.cost, 2);
  });

  it('costs a round through places on one line as a trip to the farthest', () => {
    const trip = computeTripCost('Ford', computeTripDistance(farther, rules.factory)!, rules);
    expect(computeStraightCost([{ vehicle: 'Ford', places: [north, farther] }], rules)).toBeCloseTo(
      trip.cost,
      1
    );
  });

  it('returns 0 without rounds, and null for a place without a valid position', () => {
    expect(computeStraightCost([], rules)).toBe(0);
    const places = [{ latitude: NaN, longitude }];
    expect(computeStraightCost([{ vehicle: 'Ford', places }], rules)).toBeNull();
  });
});
