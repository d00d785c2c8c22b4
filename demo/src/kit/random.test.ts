import fc from 'fast-check';
import { createRandom, computeRunningSums, computeNoise, pickWeighted } from './random';

describe('createRandom', () => {
  it('repeats the stream for the same seed and differs for another', () => {
    const drawNumbers = (seed: string) => Array.from({ length: 20 }, createRandom(seed).next);
    expect(drawNumbers('mills')).toEqual(drawNumbers('mills'));
    expect(drawNumbers('mills')).not.toEqual(drawNumbers('towns'));
  });

  it('distributes numbers uniformly', () => {
    const random = createRandom('spread');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 20_000; draw += 1) counts[Math.floor(random.next() * 10)]! += 1;
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });

  it('keeps integers within their bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(40), (seed, low, span) => {
        const value = createRandom(seed).integer(low, low + span);
        expect(Number.isInteger(value) && value >= low && value <= low + span).toBe(true);
      })
    );
  });
});

describe('pickWeighted', () => {
  it('picks in proportion to the weights and never an item of weight 0', () => {
    const random = createRandom('weights');
    const sums = computeRunningSums([1, 0, 3]);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 4_000; draw += 1) counts[pickWeighted(random, sums)]! += 1;
    expect(counts[1]).toBe(0);
    expect(counts[2]! / counts[0]!).toBeGreaterThan(2.6);
    expect(counts[2]! / counts[0]!).toBeLessThan(3.4);
  });
});

describe('noise', () => {
  it('returns smooth noise within 0 to 1', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (x, y) => {
          const here = computeNoise(x, y, 7);
          expect(here >= 0 && here <= 1).toBe(true);
          expect(Math.abs(computeNoise(x + 0.001, y, 7) - here)).toBeLessThan(0.01);
        }
      )
    );
  });
});
