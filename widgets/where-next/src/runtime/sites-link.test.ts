import { createScenario } from '../../tests/create-scenario';
import { SITES_LINK } from './sites-link';
import type { SitesInputs } from './state';
import { finishScenario, removeScenario, requestScenario, WHERE_NEXT } from './state';

const { initial } = WHERE_NEXT;
const base: SitesInputs = {
  source: { kind: 'grid', area: { kind: 'lga', code: 'UYOO' }, spacing: 10 },
  ...{ question: 'coverage', count: 3, minutes: 45, capacity: 5_000, existing: 'compete' },
  ...{ weight: 'clusters', scope: 'area', season: 'rainy', without: ['5.03000,7.93000'] }
};
const write = (inputs: SitesInputs) => SITES_LINK.toLink(requestScenario(initial, inputs))!;
const read = (value: unknown) => SITES_LINK.codec.read(JSON.parse(JSON.stringify(value)));

describe('the link of scenarios', () => {
  it.each<[string, Partial<SitesInputs>]>([
    ['an LGA', {}],
    ['a state', { source: { kind: 'grid', area: { kind: 'state', name: 'Akwa Ibom' }, spacing: 2.5 } }],
    [
      'a drawn shape',
      {
        source: {
          kind: 'grid',
          area: {
            kind: 'ring',
            ring: [
              [7.12345, 5],
              [8, 5.5],
              [7.5, 6],
              [7.12345, 5]
            ]
          },
          spacing: 5
        }
      }
    ],
    ['records', { source: { kind: 'records', keys: ['Ff1', 'Aa-2'] } }],
    [
      'places',
      { source: { kind: 'places', places: [{ name: 'Uyo, old town', latitude: 5.03, longitude: 7.93 }] } }
    ],
    ['an open end', { question: 'haulCost', minutes: null, capacity: null, without: [] }]
  ])('with %s requests the scenario that it was written from', (_name, changed) => {
    const inputs = { ...base, ...changed };
    const opened = SITES_LINK.applyLink(initial, read(write(inputs))!);
    expect(opened.queue).toEqual([{ id: 1, inputs, fromLink: true, isShown: true }]);
  });

  it('contains computed and pending scenarios in their order, and the one that is shown', () => {
    const scenario = createScenario();
    const first = finishScenario(requestScenario(initial, scenario.inputs), scenario);
    const link = SITES_LINK.toLink(requestScenario(first, base, { isShown: false }))!;
    expect([link.list.length, link.shown]).toEqual([2, 0]);
    const opened = SITES_LINK.applyLink(initial, read({ ...link, shown: 1 })!);
    expect(opened.queue.map(({ isShown }) => isShown)).toEqual([false, true]);
    expect(SITES_LINK.toLink(removeScenario(first, scenario.id))).toBeNull();
  });

  it('keeps the scenarios of a part that is mounted again', () => {
    const state = requestScenario(initial, base);
    expect(SITES_LINK.applyLink(state, write(base))).toBe(state);
  });

  it.each([
    { c: ['g', ['lga', 7], 10] },
    { c: ['g', ['town', 'Uyo'], 10] },
    { c: ['g', 'zz', 10] },
    { c: ['g', ['lga', 'UYOO'], 0] },
    { c: ['r', []] },
    { c: ['r', ['']] },
    { c: ['p', '1 1', []] },
    { c: ['p', 'zzzzz zzzzz', ['Far']] },
    { c: null },
    { q: 'best' },
    { k: 0 },
    { k: 2.5 },
    { k: 21 },
    { m: 4 },
    { m: null },
    { t: 0 },
    { t: -1 },
    { e: 'buy' },
    { w: 'gold' },
    { s: 'all' },
    { r: 'snow' },
    { x: [1] }
  ])('refuses %j', (changed) => {
    const link = write(base);
    expect(read(link)).toEqual(link);
    expect(read({ ...link, list: [{ ...link.list[0], ...changed }] })).toBeNull();
  });

  it('refuses values that are no scenarios, or too many', () => {
    const link = write(base);
    const [one] = link.list;
    for (const value of [null, 'x', [], {}, { list: [], shown: 0 }, { ...link, shown: 1 }])
      expect(read(value)).toBeNull();
    expect(read({ list: [one, one, one, one], shown: 3 })).not.toBeNull();
    expect(read({ list: [one, one, one, one, one], shown: 0 })).toBeNull();
  });
});
