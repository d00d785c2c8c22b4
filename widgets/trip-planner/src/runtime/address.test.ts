import { toAddressedPlans, PLANS_CODEC, PLANS_LINK, toRequests } from './address';
import { queuePlan, EMPTY_STATE, failPlan, finishPlan, restorePlans } from './state';
import type { PickupPlan, PlannerState } from './state';
import { set } from '../../tests/fixtures';

const emem = { agent: 'Emem Udo', vehicles: ['MB1', 'Ford'] as const, tonnes: 12, factory: null };
const ada = {
  ...{ agent: 'Ada Obi', vehicles: ['MB2'] as const, tonnes: 2.5 },
  factory: { name: 'FFB Mill Uyo', latitude: 5.03, longitude: 7.93 }
};
const answerFirst = (state: PlannerState): PlannerState =>
  finishPlan(state, {
    ...state.queue[0]!,
    piles: [],
    set,
    at: '',
    isAgentKnown: true,
    roads: {}
  } satisfies PickupPlan);

describe('the address of plans', () => {
  it('writes plans and queued plans to the address, and restores them', () => {
    const first = answerFirst(queuePlan(EMPTY_STATE, emem));
    const both = queuePlan({ ...first, comparing: true }, ada);
    const address = toAddressedPlans(both)!;
    expect(address).toEqual({
      plans: [
        ['Emem Udo', ['MB1', 'Ford'], 12],
        ['Ada Obi', ['MB2'], 2.5, ['FFB Mill Uyo', 5.03, 7.93]]
      ],
      shown: 'mix'
    });
    const read = PLANS_CODEC.read(JSON.parse(JSON.stringify(address)))!;
    const restored = restorePlans(EMPTY_STATE, toRequests(read), { shown: read.shown, distance: 'road' });
    expect(toAddressedPlans(answerFirst(answerFirst(restored)))).toEqual(address);
    expect(restored).toMatchObject({ agent: 'Ada Obi', vehicles: ['MB2'], tonnage: '2.5' });
    expect(toAddressedPlans(EMPTY_STATE)).toBeNull();
  });

  it('writes only the new plan to the address when it replaces another', () => {
    const first = answerFirst(queuePlan(EMPTY_STATE, emem));
    expect(toAddressedPlans(queuePlan(first, ada))!.plans).toEqual([
      ['Ada Obi', ['MB2'], 2.5, ['FFB Mill Uyo', 5.03, 7.93]]
    ]);
    const failed = failPlan(queuePlan(first, ada), queuePlan(first, ada).queue[0]!, {
      kind: 'failed',
      code: 'x',
      message: 'Away'
    });
    expect(toAddressedPlans(failed)!.plans).toEqual([['Emem Udo', ['MB1', 'Ford'], 12]]);
  });

  it('[TP-01] opens a link without distance and factory by road, from the factory of the parameters', () => {
    const old = PLANS_CODEC.read({ plans: [['Emem Udo', ['MB1'], 12]], shown: 'MB1' })!;
    const state = PLANS_LINK.applyLink({ ...EMPTY_STATE, distance: 'straight' }, old);
    expect(state).toMatchObject({ distance: 'road', shown: 'MB1', factory: null });
    expect(state.queue).toMatchObject([{ agent: 'Emem Udo', factory: null }]);
  });

  it('[TP-01] writes the straight line to the address and restores it', () => {
    const state = { ...answerFirst(queuePlan(EMPTY_STATE, emem)), distance: 'straight' as const };
    const address = PLANS_LINK.toLink(state)!;
    expect(address.distance).toBe('straight');
    const read = PLANS_CODEC.read(JSON.parse(JSON.stringify(address)))!;
    expect(PLANS_LINK.applyLink(EMPTY_STATE, read).distance).toBe('straight');
  });

  it.each([
    null,
    'text',
    {},
    { plans: [], shown: 'mix' },
    { plans: [['A', ['MB1'], 1]], shown: 'Lorry' },
    { plans: [['A', ['MB1'], 1]] },
    { plans: [['', ['MB1'], 1]], shown: 'mix' },
    { plans: [['A', [], 1]], shown: 'mix' },
    { plans: [['A', ['Lorry'], 1]], shown: 'mix' },
    { plans: [['A', 'MB1', 1]], shown: 'mix' },
    { plans: [['A', ['MB1'], 0]], shown: 'mix' },
    { plans: [['A', ['MB1'], '1']], shown: 'mix' },
    { plans: [['A', ['MB1'], 1e9]], shown: 'mix' },
    { plans: [['A', ['MB1'], 1, 2]], shown: 'mix' },
    { plans: [['A', ['MB1'], 1, [null, 91, 7]]], shown: 'mix' },
    { plans: [['A', ['MB1'], 1, ['', 5, 7]]], shown: 'mix' },
    { plans: [['A', ['MB1'], 1, ['B', '5', 7]]], shown: 'mix' },
    { plans: [['A', ['MB1'], 1]], shown: 'mix', distance: 'air' },
    { plans: Array.from({ length: 3 }, () => ['A', ['MB1'], 1]), shown: 'mix' }
  ])('returns null for an address with %j', (value) => {
    expect(PLANS_CODEC.read(value)).toBeNull();
  });
});
