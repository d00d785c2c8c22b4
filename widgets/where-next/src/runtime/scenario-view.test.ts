import { createScenario } from '../../tests/create-scenario';
import { findBest } from './scenario-view';
import type { SitesScenario } from './state';

const withTotals = (tonnes: number, haulCost: number, inputs: Partial<SitesScenario['inputs']> = {}) => {
  const scenario = createScenario(inputs);
  const counted = { ...scenario.answer.counted, tonnes, haulCost };
  return { ...scenario, answer: { ...scenario.answer, counted } };
};

describe('findBest', () => {
  it('returns the scenario with the most tonnes, and of equal ones the cheapest to haul to', () => {
    const [few, many, cheap] = [withTotals(5, 1), withTotals(9, 8), withTotals(9, 7)];
    expect(findBest([few, many])).toBe(many);
    expect(findBest([few, many, cheap])).toBe(cheap);
  });

  it('returns null for one scenario, and for different questions or tonnes', () => {
    const one = withTotals(5, 1);
    expect(findBest([one])).toBeNull();
    expect(findBest([one, withTotals(9, 1, { weight: 'biochar' })])).toBeNull();
    expect(findBest([one, withTotals(9, 1, { existing: 'ignore' })])).toBeNull();
    expect(findBest([one, withTotals(9, 1, { question: 'haulCost' })])).toBeNull();
  });
});
