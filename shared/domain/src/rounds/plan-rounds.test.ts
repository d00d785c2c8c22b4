import { createRoundsPlanner, improveRounds } from './plan-rounds';
import type { RoundsProblem } from './round-problem';
import type { RoundsAnswer } from './rounds-answer';
import {
  RULES,
  addPlaceAtFactory,
  createPile,
  createPlanner,
  createProblem,
  createRandomProblem,
  createRoads,
  planRounds
} from './tests/test-rounds';

describe('createRoundsPlanner', () => {
  it('gives the same answer for the same seed and steps, and another for another seed', () => {
    const problem = createRandomProblem(5, 40, { days: 3 });
    expect(planRounds(problem, 200, 1)).toEqual(planRounds(problem, 200, 1));
    expect(planRounds(problem, 200, 1).rounds).not.toEqual(planRounds(problem, 200, 2).rounds);
  });

  it('fetches several piles on one round, with their times', () => {
    const matrix = createRoads([
      [0, 0],
      [30, 0],
      [30, 10]
    ]);
    const answer = planRounds(
      createProblem({ piles: [createPile(1), createPile(1, '2')], fleet: { MB1: 1 }, matrix })
    );
    expect(answer.rounds).toHaveLength(1);
    const [made] = answer.rounds;
    expect(made!.stops.map(({ pile }) => pile.id)).toEqual(['1', '2']);
    expect(made).toMatchObject({ vehicle: 'MB1', vehicleNumber: 1, day: 0, round: 1, start: 480, tonnes: 2 });
    expect(made!.stops[0]).toMatchObject({ arrival: 525, departure: 550, tonnes: 1, kilometres: 30 });
    expect(answer.finish).toEqual({ day: 0, minute: made!.end });
  });

  it('splits a pile larger than a vehicle into full loads and a rest', () => {
    const answer = planRounds(createProblem({ piles: [createPile(25)], fleet: { MB1: 3 } }));
    expect(answer.rounds.map(({ tonnes }) => tonnes).sort()).toEqual([10, 10, 5]);
  });

  it('loads two parts of a pile at one stop', () => {
    const dear = { ...RULES.vehicles.Ford2, fuelPerKm: 0.01 };
    const rules = { ...RULES, vehicles: { ...RULES.vehicles, Ford2: dear } };
    const { rounds } = planRounds(
      createProblem({ piles: [createPile(5.6)], fleet: { Ford2: 1, Dyna2: 1 }, rules })
    );
    expect(rounds.map(({ vehicle }) => vehicle)).toEqual(['Ford2', 'Ford2']);
    // One Ford2 can drive once only, so both parts go into the Dyna2.
    const short = { ...rules, dayEnd: rules.dayStart + 240 };
    const together = planRounds(
      createProblem({ piles: [createPile(5.6)], fleet: { Ford2: 1, Dyna2: 1 }, rules: short })
    );
    expect(together.rounds.map(({ vehicle, stops }) => [vehicle, stops.length])).toEqual([['Dyna2', 1]]);
  });

  it('cuts a pile for smaller vehicles when the larger ones are busy', () => {
    const piles = Array.from({ length: 10 }, (_, index) => createPile(10, String(index)));
    const matrix = createRoads([[0, 0], ...piles.map((_, index): [number, number] => [30, index])]);
    const { rounds, left } = planRounds(
      createProblem({ piles, matrix, fleet: { MB1: 1, Ford: 30 }, days: 2 })
    );
    expect(left).toEqual([]);
    expect(rounds.some(({ vehicle }) => vehicle === 'Ford')).toBe(true);
  });

  it('fetches the most tonnes when the days are too few, and names the rest', () => {
    const piles = [createPile(2, 'a'), createPile(10, 'b'), createPile(1, 'c')];
    const matrix = createRoads([
      [0, 0],
      [100, 0],
      [-100, 0],
      [0, 100]
    ]);
    const answer = planRounds(createProblem({ piles, matrix, fleet: { MB1: 1 } }));
    expect(answer.rounds.flatMap(({ stops }) => stops.map(({ pile }) => pile.id))).toEqual(['b']);
    expect(answer.left).toEqual([
      { pile: piles[0], tonnes: 2, reason: 'noVehicleDay' },
      { pile: piles[2], tonnes: 1, reason: 'noVehicleDay' }
    ]);
    const many = createRandomProblem(3, 30, { fleet: { MB1: 1, Ford: 1 }, maxTonnes: 18 });
    const best = planRounds(many, 2_000);
    expect(best.left.length).toBeGreaterThan(0);
    expect(best.left.every(({ reason }) => reason === 'noVehicleDay')).toBe(true);
  });

  it('fetches piles first that have waited longer, if waiting has a weight', () => {
    const pilesOf = (waits: readonly number[]) =>
      waits.map((wait, index) => createPile(10, String(index), wait));
    const matrix = createRoads([
      [0, 0],
      [80, 0],
      [-80, 0]
    ]);
    for (const waits of [
      [1, 9],
      [9, 1]
    ]) {
      const problem = createProblem({
        piles: pilesOf(waits),
        matrix,
        fleet: { MB1: 1 },
        days: 2,
        waitingWeight: 10
      });
      const first = planRounds(problem).rounds.find(({ day }) => day === 0)!;
      expect(first.stops[0]!.pile.waitingDays).toBe(9);
    }
    const many = createRandomProblem(8, 30, { fleet: { MB1: 1, Dyna2: 1 }, days: 20 });
    const piles = many.piles.map((pile, index) => ({ ...pile, waitingDays: index % 2 ? 30 : 1 }));
    const sumDays = (answer: RoundsAnswer) =>
      answer.rounds
        .flatMap(({ day, stops }) => stops.map(({ pile, tonnes }) => day * tonnes * pile.waitingDays))
        .reduce((sum, value) => sum + value, 0);
    const weighted = planRounds({ ...many, piles, waitingWeight: 5 }, 2_000);
    expect(sumDays(weighted)).toBeLessThan(sumDays(planRounds({ ...many, piles }, 2_000)));
  });

  it('ends early among answers of equal cost', () => {
    const piles = Array.from({ length: 12 }, (_, index) => createPile(10, String(index)));
    const matrix = createRoads([[0, 0], ...piles.map((): [number, number] => [20, 0])], 1);
    const answer = planRounds(createProblem({ piles, matrix, fleet: { MB1: 6 }, days: 5 }), 200);
    expect(answer.finish!.day).toBe(0);
    const few = planRounds(
      createProblem({
        piles: piles.slice(0, 4),
        matrix: createRoads([[0, 0], ...piles.slice(0, 4).map((): [number, number] => [20, 0])], 1),
        fleet: { MB1: 4 },
        days: 5
      })
    );
    expect(few.rounds.map(({ vehicleNumber }) => vehicleNumber)).toEqual([1, 2, 3, 4]);
  });

  it('stands still in breaks', () => {
    const breaks = [
      { start: 540, end: 570 },
      { start: 720, end: 780 }
    ];
    const problem = createProblem({ breaks, piles: [createPile(10)], fleet: { MB1: 1 } });
    const [made] = planRounds(problem).rounds;
    expect(made!.stops[0]).toMatchObject({ arrival: 525, departure: 525 + 253 + 30 + 60 });
    const early = planRounds(createProblem({ breaks: [{ start: 480, end: 500 }] }));
    expect(early.rounds[0]!.start).toBe(500);
  });

  it.each([
    ['an empty pile', { piles: [createPile(0)] }, 'nothingToCarry'],
    [
      'a pile far from any road',
      { matrix: { ...createProblem().matrix, isOffRoad: [false, true] } },
      'noRoad'
    ],
    [
      'a pile on an island',
      { matrix: { ...createProblem().matrix, kilometres: Float64Array.of(0, Infinity, Infinity, 0) } },
      'noVehicle'
    ],
    ['a working day of thirty minutes', { rules: { ...RULES, dayEnd: RULES.dayStart + 30 } }, 'dayTooShort']
  ])('leaves %s behind with its reason', (_title, changes: Partial<RoundsProblem>, reason) => {
    const changed = createProblem(changes);
    const problem = {
      ...changed,
      piles: [...changed.piles, createPile(1, 'other')],
      matrix: addPlaceAtFactory(changed)
    };
    const { left } = planRounds(problem);
    expect(left).toContainEqual({ pile: problem.piles[0], tonnes: problem.piles[0]!.tonnes, reason });
  });

  it('plans a pile of 400 t, as much of it as the days allow', () => {
    const problem = createProblem({ piles: [createPile(400)], days: 1 });
    const { tonnes, left } = planRounds(problem);
    expect(tonnes).toBeGreaterThan(20);
    expect(left).toEqual([expect.objectContaining({ reason: 'noVehicleDay' })]);
    expect(planRounds({ ...problem, days: 31 }, 40).left).toEqual([]);
  });

  it('returns an answer without rounds when no pile can be fetched', () => {
    const answer = planRounds(createProblem({ rules: { ...RULES, dayEnd: RULES.dayStart + 30 } }));
    expect(answer).toMatchObject({ rounds: [], tonnes: 0, cost: 0, costPerTonne: null, finish: null });
  });

  it('searches on while no vehicle has a day for any of many piles', () => {
    const piles = Array.from({ length: 12 }, (_, index) => createPile(10, String(index)));
    const points = piles.map((_, index): [number, number] => [80, index]);
    const matrix = createRoads([[0, 0], ...points]);
    // Only one vehicle of the largest kind has the time, and only for one of them.
    const rules = { ...RULES, dayEnd: RULES.dayStart + 540 };
    const { rounds } = planRounds(createProblem({ piles, matrix, rules, fleet: { MB1: 1 } }), 200);
    expect(rounds).toHaveLength(1);
  });

  it('keeps within the day on roads that are longer without a stop on the way', () => {
    const size = 13;
    const roads = createRoads(
      Array.from({ length: size }, (_, index): [number, number] => [index % 4, index])
    );
    // Between any two places but neighbours there is only a slow track.
    const minutes = roads.minutes.map((drive, index) =>
      Math.abs(Math.floor(index / size) - (index % size)) > 1 ? drive + 90 : drive
    );
    const piles = Array.from({ length: size - 1 }, (_, index) => createPile(0.5, String(index)));
    const matrix = { ...roads, minutes };
    expect(planRounds(createProblem({ piles, matrix, fleet: { MB1: 1 } }), 400).tonnes).toBeGreaterThan(0);
  });

  it('returns the problem of piles that cannot be planned', () => {
    expect(createRoundsPlanner(createProblem({ fleet: {} }))).toEqual({ ok: false, problem: 'noVehicle' });
  });
});

describe('improveRounds', () => {
  it('reports its progress after each slice of work, and returns the best answer', () => {
    const planner = createPlanner(createRandomProblem(2, 30, { days: 3 }));
    let clock = 0;
    const steps = improveRounds(planner, { milliseconds: 2_000, readClock: () => (clock += 100) });
    const first = steps.next();
    const reports: number[] = [];
    let next = steps.next();
    for (; !next.done; next = steps.next()) reports.push(next.value);
    expect(first.done).toBe(false);
    expect(reports.length).toBeGreaterThan(3);
    expect(reports).toEqual([...reports].sort((one, other) => one - other));
    expect(next.value).toEqual(planner.getAnswer());
  });

  it('stops when its signal is aborted, and at once for an optimum', () => {
    const cancel = new AbortController();
    const planner = createPlanner(createRandomProblem(2, 30));
    const steps = improveRounds(planner, { milliseconds: 1e6, readClock: () => 0, signal: cancel.signal });
    const first = steps.next();
    cancel.abort();
    expect(first).toEqual({ done: false, value: 0 });
    expect(steps.next()).toEqual({ done: true, value: planner.getAnswer() });
    const optimal = improveRounds(createPlanner(createProblem()), { milliseconds: 1e6, readClock: () => 0 });
    expect(optimal.next().done).toBe(false);
    expect(optimal.next().done).toBe(true);
  });
});
