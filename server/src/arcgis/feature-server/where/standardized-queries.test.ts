import { FUNCTIONS } from './functions';
import { DATE_PARTS } from './condition-tree';
import { registerFeatureServers } from '../routes';
import { openTestApp } from '../../dialect/test-app';
import type { TestApp } from '../../dialect/test-app';
import { insertTestRows } from '../test-rows';

/*
 * Conditions that `useStandardizedQueries: true` promises. 40 mills were seen 1 to 40 days ago, on the calendar
 * of Lagos.
 */

const LAYER = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(registerFeatureServers, insertTestRows);
});
afterAll(() => test.close());

interface QueryBody {
  readonly count?: number;
  readonly error?: { readonly message: string; readonly details: readonly string[] };
}
const queryWhere = (where: string): Promise<QueryBody> =>
  test.get<QueryBody>(`${LAYER}/query`, { where, returnCountOnly: 'true' }, test.tokens.staff);

/** Returns the days since 1970 on the calendar of a zone. */
const dayIn = (timeZone: string): number =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())) / 86_400_000;
/** Returns 1 in the hour in which the new day has begun in Lagos but not in UTC. */
const computeDaysAhead = (): number => dayIn('Africa/Lagos') - dayIn('UTC');

describe('condition of a standardized query', () => {
  it.each([
    ['lastDiscoveryDate >= CURRENT_DATE - 7', () => 7 + computeDaysAhead()],
    ["lastDiscoveryDate >= CURRENT_DATE - INTERVAL '7' DAY", () => 7 + computeDaysAhead()],
    ["lastDiscoveryDate >= CURRENT_TIMESTAMP - INTERVAL '7' DAY", () => 6 + computeDaysAhead()],
    [
      "lastDiscoveryDate BETWEEN CURRENT_TIMESTAMP() - INTERVAL '168' HOUR AND CURRENT_DATE()",
      () => 6 + computeDaysAhead()
    ],
    [
      "lastDiscoveryDate + INTERVAL '1 00:00:00' DAY TO SECOND >= CURRENT_DATE - 7",
      () => 8 + computeDaysAhead()
    ],
    ['CURRENT_DATE - lastDiscoveryDate <= 7', () => 7 + computeDaysAhead()],
    ["lastDiscoveryDate - INTERVAL '1-0' YEAR TO MONTH < CURRENT_DATE - 300", () => 40],
    ['CAST(lastDiscoveryDate AS DATE) = lastDiscoveryDate', () => 40],
    ['EXTRACT(YEAR FROM lastDiscoveryDate) >= EXTRACT(YEAR FROM CURRENT_DATE) - 1', () => 40],
    ["EXTRACT(MONTH FROM DATE '2025-04-03') = 4 AND EXTRACT(DAY FROM '2025-04-03') = 3", () => 40],
    ['EXTRACT(MONTH FROM lastDiscoveryDate) = EXTRACT(MONTH FROM lastDiscoveryDate)', () => 40],
    ['CHAR_LENGTH(name) = 6', () => 9],
    ['MOD(number_of_pots, 2) = 0', () => 20],
    ["UPPER(name) LIKE UPPER('%mill 1%')", () => 11],
    ["LOWER(name) LIKE CONCAT('mill', ' 2_')", () => 10],
    ["UPPER(size) = UPPER('small')", () => 27],
    ['number_of_pots = 10 / 2', () => 1],
    ['(number_of_pots + 1) * 2 = 20', () => 1],
    ['number_of_pots / 2 = 2.5', () => 1],
    ['-number_of_pots < -38', () => 2],
    ["SUBSTRING(name, 6, 2) = '12' OR SUBSTRING(name FROM 6 FOR 2) = '13'", () => 2],
    ["POSITION('4' IN name) > 0", () => 5],
    ["TRIM(LEADING 'M' FROM name) = 'ill 7' OR TRIM('  x ') = 'y'", () => 1],
    ["name = 'Mill ' || CAST(number_of_pots AS VARCHAR(3))", () => 40],
    ["COALESCE(RTM, 'none') = 'none'", () => 20],
    ['NULLIF(number_of_pots, 3) IS NULL', () => 1],
    ['ROUND(number_of_pots / 3, 1) = 2.3 AND TRUNCATE(number_of_pots / 3, 0) = 2', () => 1],
    ['CAST(CAST(number_of_pots AS FLOAT) AS INT) IN (1, 1 + 1, ABS(-3))', () => 3],
    ["NOT (number_of_pots > 1) OR (name) = ('Mill 40')", () => 2]
  ] as [string, () => number][])('finds the mills of %s', async (where, count) => {
    expect(await queryWhere(where)).toEqual({ count: count() });
  });

  it('supports every function of the table and every part of a date', async () => {
    const values = {
      number: '4',
      string: "'2'",
      date: 'CURRENT_DATE',
      text: 'number_of_pots',
      alike: 'name'
    };
    for (const [name, { takes }] of Object.entries(FUNCTIONS)) {
      const args = takes.map((kind) => values[kind]);
      const [trim, side = 'BOTH'] = name.split(' ');
      const call =
        trim === 'TRIM'
          ? `${trim}(${side} 'x' FROM name)`
          : `${name}(${args.join(name === 'POSITION' ? ' IN ' : ', ')})`;
      expect([call, await queryWhere(`${call} IS NULL OR 1 = 1`)]).toEqual([call, { count: 40 }]);
    }
    for (const part of DATE_PARTS) {
      const where = `EXTRACT(${part} FROM lastDiscoveryDate) >= 0`;
      expect([where, await queryWhere(where)]).toEqual([where, { count: 40 }]);
    }
  });

  it('works in having, on the figures of a group', async () => {
    const { features } = await test.get<{ features: { attributes: object }[] }>(
      `${LAYER}/query`,
      {
        groupByFieldsForStatistics: 'size',
        outStatistics:
          '[{"statisticType":"sum","onStatisticField":"number_of_pots","outStatisticFieldName":"pots"}]',
        having: 'SUM(number_of_pots) / COUNT(*) < 20.5 AND MOD(pots, 2) = 1'
      },
      test.tokens.staff
    );
    expect(features).toEqual([{ attributes: { size: 'Small', pots: 547 } }]);
  });
});

describe('condition that no database could answer', () => {
  it.each([
    ["name = INTERVAL '7' DAY", 'An interval cannot be compared with a string.'],
    ["lastDiscoveryDate > CURRENT_DATE - INTERVAL '7'", 'expected YEAR'],
    ["lastDiscoveryDate > CURRENT_DATE - INTERVAL 'a week' DAY", 'is not an interval of DAY'],
    ["lastDiscoveryDate > CURRENT_DATE - INTERVAL '7' DAY TO YEAR", 'is not an interval'],
    ['lastDiscoveryDate * 2 > CURRENT_DATE', "'*' does not work between a date and a number"],
    ["lastDiscoveryDate + name = ''", "'+' does not work between a date and a string"],
    ['EXTRACT(EPOCH FROM lastDiscoveryDate) > 0', 'expected YEAR'],
    ['EXTRACT(MONTH FROM name) = 1', 'cannot be compared with a date'],
    ['CAST(name AS regclass) = 1', "Unexpected 'regclass'"],
    ['CAST(lastDiscoveryDate AS INT) = 1', 'cannot be compared'],
    ['CHAR_LENGTH(number_of_pots) = 1', 'cannot be compared with a string'],
    ['MOD(number_of_pots) = 1', 'MOD takes 2 values; it has 1.'],
    ['UPPER(name, size) = 1', 'UPPER takes 1 values'],
    ["REPEAT(name, 1000000) = ''", "Unknown function 'REPEAT'"],
    ['(number_of_pots)', 'expected a comparison'],
    ['(number_of_pots = 1) + 1 = 2', "Unexpected '+'"],
    ['number_of_pots = 1 -- 2', "Unexpected character '-'"],
    ['number_of_pots / 0 = 1', 'division by zero'],
    ['SQRT(-number_of_pots) > 0', 'square root'],
    ['CAST(name AS INT) = 1', 'invalid input syntax'],
    ['lastDiscoveryDate > CURRENT_DATE - 1e300', 'out of range'],
    [`number_of_pots = 1${' + 1'.repeat(201)}`, 'More than 200 arithmetic operators'],
    [`number_of_pots = ${'ABS('.repeat(61)}1${')'.repeat(61)}`, 'More than 60 levels'],
    [`number_of_pots = ${'- '.repeat(70)}x`, 'More than 60 levels']
  ])('is refused with an explanation: %s', async (where, message) => {
    const { error } = await queryWhere(where);
    expect(`${error?.message} ${error?.details.join(' ')}`).toContain(message);
  });
});
