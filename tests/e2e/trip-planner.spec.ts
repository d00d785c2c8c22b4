import type { Locator, Page } from '@playwright/test';
import { computeDistance } from '../../shared/domain/src/distance';
import type { TripMatrix } from '../../shared/domain/src/rounds/trip-matrix';
import { parseNumber, parseNumbers, readTableRows } from './support/page-figures';
import {
  accounts,
  expect,
  createContext,
  openOilPalmMap,
  pressTool,
  test,
  unfoldLayers,
  watchFaults
} from './support/site';

test.describe.configure({ mode: 'serial' });

interface AgentSum {
  readonly agentName: string;
  readonly totalTransactions: number;
  readonly tonnesPurchased: number;
}
interface UnmovedPile {
  readonly tonnesPurchased: number;
  readonly location: { readonly latitude: number; readonly longitude: number };
}

/** Table and factory of "Transport calculator" in the specification: tonnes, litres per km, NGN per litre, NGN. */
const VEHICLES = [
  { name: 'Ford', capacity: 2.5, fuelPerKm: 0.2, fuelCost: 600, loadingCost: 2_500 },
  { name: 'Ford2', capacity: 2.8, fuelPerKm: 0.17, fuelCost: 600, loadingCost: 1_500 },
  { name: 'Dyna2', capacity: 6, fuelPerKm: 0.37, fuelCost: 740, loadingCost: 2_000 },
  { name: 'MB1', capacity: 10, fuelPerKm: 0.46, fuelCost: 740, loadingCost: 4_000 },
  { name: 'MB2', capacity: 15, fuelPerKm: 1.25, fuelCost: 740, loadingCost: 6_000 }
] as const;
const FACTORY = { latitude: 5.4447948, longitude: 8.1537226 };

let page: Page;
/** Agents with unmoved piles, most piles first. */
let sums: readonly AgentSum[];
/** The agent with the most piles that fit on one page of ten rows. */
let agent: AgentSum;

const getAgentField = () =>
  page.getByRole('dialog', { name: 'P1 pickup' }).getByLabel('Agent', { exact: true });
const getFetchButton = () => page.getByRole('button', { name: 'Fetch Logistics Summary by Agent' });
const getPlan = (name: string) => page.getByRole('region', { name: `Trip plan of ${name}` });
const getSummary = () => page.getByRole('table', { name: 'Trip summary' });
const getTimeline = () => page.getByRole('region', { name: 'Trip timeline', exact: true });
const getRoads = () => page.getByRole('table', { name: 'One-way distance' });
const formatNaira = (value: number) => `₦${Math.round(value).toLocaleString('en-US')}`;
const toKobo = (value: number) => Math.round(value * 100) / 100;
/** Converts tonnes to load units of 0.1 t. */
const toUnits = (tonnes: number) => Math.ceil(Math.round(tonnes * 1e6) / 1e5);

/** Returns the data of a call as the signed-in user. */
const fetchRows = <Value>(path: string): Promise<Value[]> =>
  page.evaluate(async (address) => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(address, { headers: { authorization: decodeURIComponent(token) } });
    return ((await answer.json()) as { data: Value[] }).data;
  }, path) as Promise<Value[]>;

const fetchPiles = () =>
  fetchRows<UnmovedPile>(`/inventories/inventory-at-mills?agentName=${encodeURIComponent(agent.agentName)}`);

/** Computes the least cost of trips that together carry `units`, with a cost per trip for each vehicle. */
function computeLeastCost(units: number, tripCosts: readonly number[]): number {
  const least = [0];
  for (let unit = 1; unit <= units; unit++)
    least[unit] = Math.min(
      ...VEHICLES.map(
        ({ capacity }, at) => tripCosts[at]! + least[Math.max(0, unit - Math.round(10 * capacity))]!
      )
    );
  return least[units]!;
}

const measureStraight = ({ location }: UnmovedPile) => computeDistance(FACTORY, location) / 1_000;

/** Fetches the matrix of factory and piles by road, as the signed-in user. */
const fetchRoads = (piles: readonly UnmovedPile[], season: 'dry' | 'rainy' = 'dry'): Promise<TripMatrix> =>
  page.evaluate(
    async (body) => {
      const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/api/trip-matrix', {
        method: 'POST',
        headers: { authorization: decodeURIComponent(token), 'content-type': 'application/json' },
        body: JSON.stringify(body)
      });
      return (await answer.json()) as TripMatrix;
    },
    { places: [FACTORY, ...piles.map(({ location }) => location)], season }
  );

/**
 * Computes trips and costs of each vehicle for the whole pickup, and the cost of the cheapest mix, with the
 * kilometres there and back to each pile.
 */
function computeCosts(piles: readonly UnmovedPile[], roundKilometres: readonly number[]) {
  const alone = VEHICLES.map(({ name }) => ({ name: name as string, trips: 0, fuel: 0, loading: 0 }));
  let mix = 0;
  for (const [index, { tonnesPurchased }] of piles.entries()) {
    const kilometres = roundKilometres[index]!;
    const fuel = VEHICLES.map(({ fuelPerKm, fuelCost }) => toKobo(kilometres * fuelPerKm * fuelCost));
    VEHICLES.forEach(({ capacity, loadingCost }, at) => {
      const trips = Math.ceil(toUnits(tonnesPurchased) / Math.round(10 * capacity));
      alone[at]!.trips += trips;
      alone[at]!.fuel += trips * fuel[at]!;
      alone[at]!.loading += trips * loadingCost;
    });
    mix += computeLeastCost(
      toUnits(tonnesPurchased),
      VEHICLES.map(({ loadingCost }, at) => fuel[at]! + loadingCost)
    );
  }
  return { alone: alone.map((one) => ({ ...one, cost: one.fuel + one.loading })), mix };
}

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  sums = (await fetchRows<AgentSum>('/inventories/inventory-at-mills-by-agents')).toSorted(
    (one, other) => other.totalTransactions - one.totalTransactions
  );
  agent = sums.find(({ totalTransactions }) => totalTransactions <= 9)!;
  await pressTool(page, 'P1 pickup');
});

test('[TP-03] agents are listed by joined name with their unmoved piles and tonnes', async () => {
  await expect(getAgentField().locator('option').nth(1)).toBeAttached();
  const options = await getAgentField().locator('option').allTextContents();
  const names = (await fetchRows<{ first_name: string; last_name: string }>('/user/agents')).map(
    ({ first_name, last_name }) => `${first_name} ${last_name}`
  );
  const shown = options.filter((text) => text.includes(' · '));
  const getTonnes = (name: string) => sums.find(({ agentName }) => agentName === name)?.tonnesPurchased ?? -1;
  // The most tonnes first, then by name; agents without piles last.
  expect(shown.map((text) => text.split(' · ')[0])).toEqual(
    [...new Set(names)].sort((a, b) => getTonnes(b) - getTonnes(a) || a.localeCompare(b))
  );
  for (const { agentName, totalTransactions } of sums)
    expect(shown.find((text) => text.startsWith(`${agentName} · `))).toMatch(
      new RegExp(`· ${totalTransactions} piles?, [\\d.,]+ t unmoved$`)
    );
  const idle = names.find((name) => !sums.some(({ agentName }) => agentName === name))!;
  expect(shown).toContain(`${idle} · No unmoved Pile`);
});

test('[TP-01] [BY-05] a plan has trips and costs of each vehicle by road and in a straight line, and why others cost more', async () => {
  await getAgentField().selectOption(agent.agentName);
  await getFetchButton().click();
  await expect(getSummary()).toBeVisible();
  const piles = await fetchPiles();
  const tonnes = piles.reduce((sum, { tonnesPurchased }) => sum + tonnesPurchased, 0);
  const { kilometres } = await fetchRoads(piles);
  const byRoad = piles.map((_, at) => kilometres[0]![at + 1]! + kilometres[at + 1]![0]!);
  const straight = piles.map((pile) => 2 * measureStraight(pile));
  const rows = getSummary().locator('tbody');
  const costs: number[] = [];
  for (const [label, ways] of [
    ['By road', byRoad],
    ['Straight line (specification)', straight]
  ] as const) {
    await getTimeline().getByRole('button', { name: label, exact: true }).click();
    const { alone, mix } = computeCosts(piles, ways);
    costs.push(mix);
    for (const [at, { name, trips, cost, fuel, loading }] of alone.entries()) {
      await expect(rows.nth(at).getByRole('rowheader')).toContainText(name);
      await expect(rows.nth(at).getByRole('cell', { name: String(trips), exact: true })).toBeVisible();
      await expect(rows.nth(at)).toContainText(formatNaira(cost));
      await expect(rows.nth(at)).toContainText(formatNaira(cost / tonnes));
      await expect(rows.nth(at)).toContainText(`fuel ${formatNaira(fuel)} + loading ${formatNaira(loading)}`);
      expect(mix).toBeLessThanOrEqual(cost);
    }
    await expect(rows.nth(VEHICLES.length)).toContainText(formatNaira(mix));
    const least = alone.reduce((best, one) => (one.cost < best.cost ? one : best));
    // One option is the cheapest: the mix, or the vehicle that costs as little.
    await expect(
      getSummary()
        .getByRole('rowheader')
        .filter({ hasText: /cheapest$/ })
    ).toHaveCount(1);
    await expect(
      getSummary()
        .getByRole('rowheader')
        .filter({ hasText: /cheapest$/ })
    ).toContainText(mix < least.cost ? 'Cheapest mix' : least.name);
    const why = page.getByRole('region', { name: 'Why the others cost more' });
    for (const one of alone.filter((other) => other !== least)) {
      const line = why.getByRole('listitem').filter({ hasText: new RegExp(`^${one.name} costs`) });
      await expect(line).toContainText(
        `costs ${formatNaira(one.cost - least.cost)} more than ${least.name}: fuel ${formatNaira(Math.abs(one.fuel - least.fuel))}`
      );
      await expect(line).toContainText(/With full loads/);
    }
  }
  await expect(getTimeline()).toContainText(`By road ${formatNaira(costs[0]! - costs[1]!)}`);
  await expect(page).toHaveURL(/trips\./);
  await getTimeline().getByRole('button', { name: 'By road', exact: true }).click();
});

test('[TP-03] the piles behind a plan add up to the offered count and tonnes', async () => {
  const offered = await getAgentField().locator('option:checked').innerText();
  const [count, tonnes] = parseNumbers(offered.split(' · ')[1]!);
  await page.getByRole('button', { name: `View ${count} piles` }).click();
  const dialog = page.getByRole('dialog', { name: `Unmoved piles of ${agent.agentName}` });
  await expect(dialog.locator('tbody tr')).toHaveCount(count!);
  const rows = await readTableRows(dialog.getByRole('table'));
  expect(rows.reduce((sum, row) => sum + parseNumber(row['Tonnes (t)']!), 0)).toBeCloseTo(tonnes!, 6);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[BY-04] the rainy-season switch plans with longer driving and shows the dry season beside it', async () => {
  /** Returns the minutes of the way there, by column of the table. */
  const readMinutes = async (row: Locator) =>
    (await row.getByRole('cell').allInnerTexts()).map((text) => Number(/(\d+) min/.exec(text)?.[1]));
  const lines = getRoads().locator('tbody tr');
  expect((await readMinutes(lines.first())).every(Number.isFinite)).toBe(true);
  const dryTotals = await getTimeline()
    .getByText(/^By road/)
    .last()
    .innerText();
  await page.getByRole('switch', { name: 'Rainy season' }).filter({ visible: true }).click();
  await expect(getRoads().getByRole('columnheader')).toHaveText([
    'Pile',
    /^Straight/,
    'By road · Dry season',
    'By road · Rainy season'
  ]);
  // The routing process of the rainy season starts with its first call.
  await expect(lines.last().getByRole('cell').last()).toContainText(/\d+ min/, { timeout: 60_000 });
  for (const line of await lines.all()) {
    const [, dry, rainy] = await readMinutes(line);
    expect(rainy!).toBeGreaterThan(dry!);
  }
  const [out] = (await fetchRoads(await fetchPiles(), 'rainy')).minutes;
  // Plan and timeline follow the rainy season.
  await expect(getTimeline()).toContainText(/In the rainy season ₦[\d,]+ and \d+ days?; in the dry season/);
  const names = await getTimeline()
    .getByRole('group')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const drives = names.flatMap((name) => {
    const found = /: drive out .*, (\d+) min$/.exec(name);
    return found ? [Number(found[1])] : [];
  });
  expect(new Set(drives)).toEqual(new Set(out!.slice(1).map((minutes) => Math.round(minutes!))));
  await expect(
    page
      .getByText(/assumed, not measured.*on earth at most \d+ %/)
      .filter({ visible: true })
      .first()
  ).toBeVisible();
  await page.getByRole('switch', { name: 'Rainy season' }).filter({ visible: true }).click();
  await expect(getRoads().getByRole('columnheader')).toHaveCount(3);
  await expect(getTimeline()).toContainText(dryTotals);
});

test('[TP-02] the timeline has the trips of a vehicle by road from 08:00 to 20:00 in order', async () => {
  await getSummary().getByRole('button', { name: 'Ford2' }).click();
  const [, row] = (await readTableRows(getSummary())).filter(({ Trips: trips }) => trips !== undefined);
  const trips = parseNumber(row!.Trips!);
  await expect(getTimeline()).toContainText(`Trip timeline · Ford2, ${trips} trips`);
  await expect(getTimeline()).toContainText('08:00');
  await expect(getTimeline()).toContainText('20:00');
  const chart = getTimeline().getByRole('group', { name: /^Trip timeline/ });
  const legs = chart.getByRole('button');
  await expect(legs).toHaveCount(4 * trips);
  const names = await legs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const times = names.map((name) => /^Day (\d+), .* (\d\d:\d\d)–(\d\d:\d\d), \d+ min$/.exec(name)!);
  times.forEach(([, day, from, to], at) => {
    expect(from! >= '08:00' && to! <= '20:00').toBe(true);
    const before = times[at - 1];
    // A leg begins at the end of the previous one, or at 08:00 of the next day.
    if (before) expect([before[3], '08:00']).toContain(from);
    if (before && from !== before[3]) expect(Number(day)).toBe(Number(before[1]) + 1);
  });
  const piles = await fetchPiles();
  const [out] = (await fetchRoads(piles)).minutes;
  const readDrives = async () =>
    (await legs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).flatMap(
      (name) => {
        const found = /: drive out .*, (\d+) min$/.exec(name);
        return found ? [Number(found[1])] : [];
      }
    );
  expect(new Set(await readDrives())).toEqual(new Set(out!.slice(1).map((minutes) => Math.round(minutes!))));
  // In a straight line a kilometre takes a minute.
  await getTimeline().getByRole('button', { name: 'Straight line (specification)' }).click();
  expect(new Set(await readDrives())).toEqual(
    new Set(piles.map((pile) => Math.round(measureStraight(pile))))
  );
  await getTimeline().getByRole('button', { name: 'By road', exact: true }).click();
  await legs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(legs.nth(1)).toBeFocused();
  await legs.nth(2).hover();
  await expect(getTimeline().getByText(names[2]!, { exact: true })).toBeVisible();
});

test('the timeline is a part of the planner on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    getPlan(agent.agentName).getByRole('region', { name: 'Trip timeline', exact: true })
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeVisible();
});

test('[LP-03] the panel of P1 field purchases has sliders and agents, and plans the trips of an agent', async () => {
  await pressTool(page, 'Layers');
  await unfoldLayers(page);
  const opener = page.getByRole('button', { name: 'Layer Properties: P1 field purchases' });
  await opener.click();
  const properties = page.getByRole('region', { name: 'Layer Properties: P1 field purchases' });
  await expect(properties.getByRole('textbox', { name: /^Days since purchase/ })).toBeVisible();
  await expect(properties.getByRole('textbox', { name: /^Tonnes at field/ })).toBeVisible();
  await expect(properties.getByRole('group', { name: 'Pickup vehicle' })).toBeVisible();
  const agents = properties.getByRole('group', { name: 'Filter by Agent' });
  const rows = properties.getByRole('table', { name: 'Unmoved piles by agent' }).locator('tbody tr');
  await expect(rows).toHaveCount(sums.length);
  await agents.getByRole('checkbox', { name: 'All' }).uncheck();
  await expect(properties.getByText('No unmoved Pile')).toBeVisible();
  const { agentName, totalTransactions, tonnesPurchased } = sums.find((one) => one !== agent)!;
  await agents.getByRole('checkbox', { name: agentName, exact: true }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(
    `${agentName}${totalTransactions}${tonnesPurchased.toFixed(1).replace(/\.0$/, '')} t`
  );
  await expect(properties.getByRole('status')).toContainText(`${totalTransactions} of`);
  const form = properties.getByRole('form', { name: 'Logistics' });
  await form.getByRole('textbox', { name: 'Tonnes to fetch' }).fill('0.5');
  await form.getByRole('button', { name: 'Fetch Logistics Summary by Agent' }).click();
  await expect(getPlan(agentName).getByRole('heading', { name: 'Trip plan · 0.5 t' })).toBeVisible();
  await expect(getSummary()).toBeVisible();
  await expect(getTimeline()).toBeVisible();
  await expect(getAgentField()).toHaveValue(agentName);

  await getPlan(agentName).getByRole('button', { name: 'Close the trip plan' }).click();
  await expect(getTimeline()).toHaveCount(0);
  await pressTool(page, 'Layers');
  await agents.getByRole('checkbox', { name: 'All' }).check();
  await expect(rows).toHaveCount(sums.length);
  await opener.click();
  await pressTool(page, 'Service area');
});

test('[AU-14] [AU-08] [NV-02] [NV-05] an investor has their layers, boards and both switches, opens cassava, and gets no tool or page of staff', async ({
  browser
}) => {
  const context = await createContext(browser, 'investor');
  const faults = await watchFaults(context);
  const own = await context.newPage();
  await openOilPalmMap(own);
  const tools = own.getByRole('toolbar');
  await expect(tools.getByRole('button', { name: 'Service area', exact: true })).toBeVisible();
  for (const name of ['P1 pickup', 'Raw Material Source Summary', 'Offtake suitability', 'Add asset'])
    await expect(tools.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Admin', exact: true })).toHaveCount(0);
  await expect(own.getByRole('button', { name: `Account of ${accounts.investor}` })).toContainText(
    'Investor'
  );
  await tools.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(own);
  await expect(own.getByRole('switch')).toHaveCount(13);
  await expect(own.getByRole('switch', { name: 'Niger Delta Planted Oil Palm', exact: true })).toBeChecked();
  for (const name of ['Roads', 'Nigeria LGA Boundaries', 'Confirmed mills'])
    await expect(own.getByRole('switch', { name, exact: true })).toHaveCount(0);
  await tools.getByRole('button', { name: 'Summary Boards', exact: true }).click();
  for (const name of ['Owned factories', 'CPO mills tagged', 'Oil palm cluster total hectares']) {
    await own
      .getByRole('list', { name: 'Summary Boards' })
      .getByRole('button', { name, exact: true })
      .click();
    await expect(
      own.getByRole('region', { name: `Summary Board: ${name}` }).getByText('Data of')
    ).toBeVisible();
  }
  await expect(own.getByText(/in the settings|could not be read|The map has no layer/)).toHaveCount(0);
  await own.getByRole('button', { name: 'Map View: 2D' }).click();
  await expect(own.getByRole('menuitem', { name: '3D' })).toBeVisible();
  await own.keyboard.press('Escape');
  await own.getByRole('group', { name: 'Commodity' }).getByRole('button', { name: 'Cassava' }).click();
  await own.waitForURL('/map/cassava');
  await expect(own.getByText('Hover over a state')).toBeVisible();
  await expect(own.getByRole('listitem').filter({ hasText: '>1000' })).toHaveText(/\d+ states$/);
  expect(faults).toEqual([]);
  const refused = await own.goto('/map/admin/factories');
  expect(refused?.status()).toBe(403);
  await expect(own.getByRole('heading', { name: 'No access with this account' })).toBeVisible();
  await context.close();
});
