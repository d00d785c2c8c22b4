import { createPlan } from '../../../tests/create-plan';
import { createPile } from '../../../tests/fixtures';
import { formatStopNumber, listSheets } from './list-sheets';

/** Two vehicles, two days, several rounds: more loads than one day has time for. */
const plan = createPlan(
  Array.from({ length: 6 }, (_, at) => createPile(at + 1, 'Emem Udo', 10, [0.5, at / 10])),
  { MB1: 2 },
  { days: 2 }
);

describe('listSheets', () => {
  const sheets = listSheets(plan);

  it('has one sheet for each vehicle and day, with every round once', () => {
    expect(sheets.map(({ key }) => key)).toEqual(['0 MB1 1', '0 MB1 2', '1 MB1 1', '1 MB1 2']);
    const rounds = sheets.flatMap((sheet) => sheet.rounds);
    expect(rounds.map(({ index }) => index)).toEqual(plan.answer.rounds.map((_, index) => index));
    expect(rounds.map(({ round }) => round)).toEqual(plan.answer.rounds);
  });

  it('sums tonnes and kilometres of a vehicle’s day, from its first start to its last end', () => {
    for (const { rounds, tonnes, kilometres, start, back, end } of sheets) {
      const own = rounds.map(({ round }) => round);
      expect(tonnes).toBeCloseTo(own.reduce((sum, round) => sum + round.tonnes, 0));
      expect(kilometres).toBeCloseTo(own.reduce((sum, round) => sum + round.kilometres, 0));
      expect([start, back, end]).toEqual([own[0]!.start, own.at(-1)!.back, own.at(-1)!.end]);
    }
  });

  it('is empty for a plan without rounds', () => {
    expect(listSheets({ answer: { ...plan.answer, rounds: [] } })).toEqual([]);
  });
});

it('formatStopNumber has the number of the round only where a sheet has several', () => {
  const [sheet] = listSheets(plan);
  const [first] = sheet!.rounds;
  const one = { ...sheet!, rounds: [first!] };
  const two = { ...sheet!, rounds: [first!, { ...first!, round: { ...first!.round, round: 2 } }] };
  expect(formatStopNumber(one, one.rounds[0]!.round, '3')).toBe('3');
  expect(formatStopNumber(two, two.rounds[1]!.round, '3')).toBe('2.3');
});
