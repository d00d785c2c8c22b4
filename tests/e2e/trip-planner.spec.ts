import { readFileSync } from 'node:fs';
import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import { DEFAULT_PARAMETERS } from '../../shared/domain/src/parameters';
import { planTrips } from '../../shared/domain/src/trips/trip-plan';
import type { Pile, TripPlan } from '../../shared/domain/src/trips/trip-plan';
import { tripRules } from '../../shared/domain/src/trips/trip-rules';
import { PICKUP_VEHICLES } from '../../shared/domain/src/trips/vehicles';
import { accounts, expect, mapDrawn, openOilPalmMap, test, unfoldLayers, watchFaults } from './support/site';

/* The planner, walked through on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

interface AgentSum {
  readonly agentName: string;
  readonly totalTransactions: number;
  readonly tonnesPurchased: number;
}
interface AnsweredPile {
  readonly id: number;
  readonly millName: string;
  readonly tonnesPurchased: number;
  readonly location: { readonly latitude: number; readonly longitude: number };
}

const rules = tripRules(DEFAULT_PARAMETERS);
let page: Page;
let faults: string[];
/** Those with piles, the ones with most of them first. */
let sums: readonly AgentSum[];

const panel = () => page.getByRole('region', { name: 'P1 pickup', exact: true });
const agentField = () => page.getByLabel('Agent', { exact: true });
const tonnesField = () => page.getByRole('textbox', { name: 'Tonnes' });
const fetchButton = () => page.getByRole('button', { name: 'Fetch Logistics Summary by Agent' });
const plan = (agent: string) => page.getByRole('region', { name: `Trip plan of ${agent}` });
const summary = () => page.getByRole('table', { name: 'Trip summary' });
const timeline = () => page.getByRole('region', { name: 'Trip timeline', exact: true });
const naira = (value: number) => `₦${Math.round(value).toLocaleString('en-US')}`;

/** What the product answers the signed-in reader. */
const read = <Value>(path: string): Promise<Value[]> =>
  page.evaluate(async (address) => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(address, { headers: { authorization: decodeURIComponent(token) } });
    return ((await answer.json()) as { data: Value[] }).data;
  }, path) as Promise<Value[]>;

async function planFor(agent: string) {
  await agentField().selectOption(agent);
  await fetchButton().click();
  await expect(plan(agent)).toBeVisible();
}

/** What the domain makes of an agent's piles: the plan that the page has to show. */
async function expectedPlan(agent: string): Promise<TripPlan> {
  const answered = await read<AnsweredPile>(
    `/inventories/inventory-at-mills?agentName=${encodeURIComponent(agent)}`
  );
  const piles = answered.map(({ id, millName, tonnesPurchased, location }): Pile => ({
    id: String(id),
    name: millName,
    tonnes: tonnesPurchased,
    position: location
  }));
  const made = planTrips(piles, PICKUP_VEHICLES, rules);
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

test.beforeAll(async ({ browser }) => {
  // axe wants a page of a context of its own.
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.staff);
  sums = (await read<AgentSum>('/inventories/inventory-at-mills-by-agents')).toSorted(
    (one, other) => other.totalTransactions - one.totalTransactions
  );
  await page.getByRole('button', { name: 'P1 pickup' }).click();
});

test.afterAll(() => page.context().close());

test.afterEach(() => {
  // The router that is made to fail is said so by the browser as well.
  expect(faults.filter((fault) => !fault.includes('/api/trip-ways'))).toEqual([]);
});

test('[TP-03] agents by joined name, sorted, each with its unmoved piles and tonnes', async () => {
  await expect(agentField()).toBeVisible();
  const options = await agentField().locator('option').allTextContents();
  const names = (await read<{ first_name: string; last_name: string }>('/user/agents')).map(
    ({ first_name, last_name }) => `${first_name} ${last_name}`
  );
  const shown = options.filter((text) => text.includes(' · '));
  expect(shown.map((text) => text.split(' · ')[0])).toEqual(
    [...new Set(names)].sort((a, b) => a.localeCompare(b))
  );
  for (const { agentName, totalTransactions } of sums)
    expect(shown.find((text) => text.startsWith(`${agentName} · `))).toMatch(
      new RegExp(`· ${totalTransactions} piles?, [\\d.,]+ t unmoved$`)
    );
  const idle = names.find((name) => !sums.some(({ agentName }) => agentName === name))!;
  expect(shown).toContain(`${idle} · No unmoved Pile`);
});

test('what cannot be planned is said in words, and what was typed stays', async () => {
  await agentField().selectOption(sums[0]!.agentName);
  for (const [typed, words] of [
    ['ten', 'must be a number of tonnes above zero'],
    ['-3', 'must be a number of tonnes above zero'],
    ['0', 'There is nothing to carry'],
    ['99999', 'The tonnage is too large to plan']
  ] as const) {
    await tonnesField().fill(typed);
    await fetchButton().click();
    await expect(panel().getByRole('alert')).toContainText(words);
    await expect(tonnesField()).toHaveValue(typed);
  }
  const boxes = page.getByRole('group', { name: 'Vehicles' }).getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  await fetchButton().click();
  await expect(panel().getByRole('alert')).toContainText('Select at least one pickup vehicle');
  for (const box of await boxes.all()) await box.check();
});

test('[TP-01] [BY-05] trips, cost and cost per tonne of each vehicle; the cheapest mix, and why the others lose', async () => {
  const agent = sums[0]!.agentName;
  await agentField().selectOption(sums[1]!.agentName);
  await planFor(agent);
  const expected = await expectedPlan(agent);
  const rows = summary().locator('tbody');
  for (const [at, { vehicle, trips, cost, costPerTonne, fuel, loading }] of expected.vehicles.entries()) {
    const row = rows.nth(at);
    await expect(row.getByRole('rowheader')).toContainText(vehicle);
    await expect(row.getByRole('cell', { name: String(trips), exact: true })).toBeVisible();
    await expect(row).toContainText(naira(cost));
    await expect(row).toContainText(naira(costPerTonne));
    await expect(row).toContainText(`fuel ${naira(fuel)} + loading ${naira(loading)}`);
    expect(expected.cheapest.cost).toBeLessThanOrEqual(cost);
  }
  await expect(rows.nth(PICKUP_VEHICLES.length)).toContainText(naira(expected.cheapest.cost));
  const least = expected.vehicles.reduce((best, one) => (one.cost < best.cost ? one : best));
  await expect(summary().getByRole('rowheader').filter({ hasText: 'cheapest' }).first()).toContainText(
    least.vehicle
  );
  const why = page.getByRole('region', { name: 'Why the others cost more' });
  for (const one of expected.vehicles.filter((other) => other !== least)) {
    const line = why.getByRole('listitem').filter({ hasText: new RegExp(`^${one.vehicle} costs`) });
    await expect(line).toContainText(
      `costs ${naira(one.cost - least.cost)} more than ${least.vehicle}: fuel ${naira(Math.abs(one.fuel - least.fuel))}`
    );
    await expect(line).toContainText(/With full loads/);
  }
});

test('the ways by road stand beside the rule', async () => {
  const roads = page.getByRole('table', { name: 'Distance of one way' });
  const first = roads.locator('tbody tr').first();
  await expect(first).toContainText(/[\d.]+ km\d+ min[\d.]+ km\d+ min/);
  const [straight, road] = [...(await first.innerText()).matchAll(/([\d.]+) km/g)].map(([, km]) =>
    Number(km)
  );
  // No road is shorter than the straight line, but for where it starts.
  expect(road!).toBeGreaterThan(straight! - 5);
});

test('[TP-02] the timeline from 08:00 to 20:00, by pointer, by keyboard and as a table', async () => {
  await summary().getByRole('button', { name: 'Ford2' }).click();
  const { trips } = (await expectedPlan(sums[0]!.agentName)).vehicles[1]!;
  await expect(timeline()).toContainText(`Trip timeline · Ford2, ${trips} trips`);
  await expect(timeline()).toContainText('08:00');
  await expect(timeline()).toContainText('20:00');
  const chart = timeline().getByRole('group');
  const legs = chart.getByRole('button');
  await expect(legs).toHaveCount(4 * trips);
  const names = await legs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const times = names.map((name) => /^Day (\d+), .* (\d\d:\d\d)–(\d\d:\d\d), \d+ min$/.exec(name)!);
  times.forEach(([, day, from, to], at) => {
    expect(from! >= '08:00' && to! <= '20:00').toBe(true);
    const before = times[at - 1];
    // One after another, or first thing the next day.
    if (before) expect([before[3], '08:00']).toContain(from);
    if (before && from !== before[3]) expect(Number(day)).toBe(Number(before[1]) + 1);
  });
  await legs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(legs.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(chart.locator(':focus')).toHaveAttribute('aria-label', /^Day 1, Ford2/);
  await legs.nth(2).hover();
  await expect(timeline().getByText(names[2]!, { exact: true })).toBeVisible();
  await timeline().getByRole('button', { name: 'View as table' }).click();
  const table = timeline().getByRole('table');
  await expect(table.locator('tbody tr')).toHaveCount(trips);
  await expect(table.locator('tbody tr').first()).toContainText(times[0]![2]!);
  await timeline().getByRole('button', { name: 'View as chart' }).click();
  await page.mouse.move(900, 300);
  const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
  expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    []
  );
});

test('rows behind, files, and two plans side by side', async () => {
  const [{ agentName: agent, totalTransactions: count }, { agentName: other }] = [sums[0]!, sums[1]!];
  await page.getByRole('button', { name: `View ${count} piles` }).click();
  const dialog = page.getByRole('dialog', { name: `Unmoved piles of ${agent}` });
  await expect(dialog.locator('tbody tr')).toHaveCount(Math.min(count, 10));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const save = async (kind: string) => {
    await plan(agent)
      .getByRole('button', { name: /^Export/ })
      .click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click()
    ]);
    return readFileSync((await file.path())!, 'utf8');
  };
  const csv = await save('Table (CSV)');
  expect(csv).toContain(`Agent,${agent}`);
  expect(csv).toMatch(/Version of the parameters,\d+/);
  expect(csv.match(/^Leg,Ford2/gm)!.length % 4).toBe(0);
  const { features, about } = JSON.parse(await save('Map (GeoJSON)')) as {
    features: { geometry: { type: string }; properties: { kind: string } }[];
    about: Record<string, unknown>;
  };
  expect(about).toMatchObject({ agent, shown: 'Ford2' });
  expect(features.filter(({ properties }) => properties.kind === 'pile')).toHaveLength(count);
  expect(features.some(({ geometry }) => geometry.type === 'LineString')).toBe(true);
  await page.getByRole('checkbox', { name: 'Put the next plan beside this one' }).check();
  await planFor(other);
  const table = page.getByRole('table', { name: 'Two plans side by side' });
  await expect(table.getByRole('columnheader')).toHaveText([
    new RegExp(`^${agent}`),
    new RegExp(`^${other}`)
  ]);
});

test('the address brings the plans back after a reload', async () => {
  const [agent, other] = [sums[0]!.agentName, sums[1]!.agentName];
  await page.reload();
  await mapDrawn(page);
  await expect(timeline()).toBeVisible();
  // A link opens the tool that it is about.
  await expect(plan(other)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Two plans side by side' })).toContainText(agent);
});

test('an address that is cut off is said', async () => {
  const damaged = page.url().replace(/(trips\.[^=]+=1\.[\w-]{20})[\w-]*/, '$1');
  await page.goto(damaged);
  await mapDrawn(page);
  await expect(page.getByText('The link could not be read')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
});

test('without a router the plan stands', async () => {
  await page.route('**/api/trip-ways', (route) => route.abort());
  await planFor(sums[1]!.agentName);
  await expect(panel().getByRole('alert')).toContainText('Costs and times of the plan stand');
  await expect(summary()).toBeVisible();
  await page.unroute('**/api/trip-ways');
  await panel().getByRole('button', { name: 'Retry' }).click();
  await expect(panel().getByRole('alert')).toHaveCount(0);
});

test('[LP-03] P1 field purchases: sliders, agents with their summary, and the planner for one of them', async () => {
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  await page.getByRole('button', { name: 'Layer Properties: P1 field purchases' }).click();
  const properties = page.getByRole('region', { name: 'Layer Properties: P1 field purchases' });
  await expect(properties.getByRole('textbox', { name: /^Days since purchase/ })).toBeVisible();
  await expect(properties.getByRole('textbox', { name: /^Tonnes at field/ })).toBeVisible();
  await expect(properties.getByRole('group', { name: 'Pickup vehicle' })).toBeVisible();
  const agents = properties.getByRole('group', { name: 'Filter by Agent' });
  const table = properties.getByRole('table', { name: 'Unmoved piles by agent' });
  await expect(table.locator('tbody tr')).toHaveCount(sums.length);
  await agents.getByRole('checkbox', { name: 'All' }).uncheck();
  await expect(properties.getByText('No unmoved Pile')).toBeVisible();
  const { agentName, totalTransactions, tonnesPurchased } = sums[2]!;
  await agents.getByRole('checkbox', { name: agentName, exact: true }).check();
  const row = table.locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(
    `${agentName}${totalTransactions}${tonnesPurchased.toFixed(1).replace(/\.0$/, '')} t`
  );
  await expect(properties.getByRole('status')).toContainText(`${totalTransactions} of`);
  await row.getByRole('button', { name: `Plan the trips of ${agentName}` }).click();
  await expect(agentField()).toHaveValue(agentName);
  await fetchButton().click();
  await expect(plan(agentName)).toBeVisible();
  await expect(timeline()).toBeVisible();
});

test('[AU-14] an investor sees the layers and boards that are theirs, and no tool that asks for records of staff', async ({
  browser
}) => {
  const context = await browser.newContext();
  const own = await context.newPage();
  await openOilPalmMap(own, accounts.investor);
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
  for (const name of ['Roads', 'Nigeria LGA Boundaries'])
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
  await context.close();
});

test('on a phone the timeline is a part of the planner', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const own = await context.newPage();
  await openOilPalmMap(own, accounts.staff);
  await own.getByRole('button', { name: 'More tools' }).click();
  await own.getByRole('menuitem', { name: 'P1 pickup' }).click();
  await own.getByLabel('Agent', { exact: true }).selectOption(sums[0]!.agentName);
  await own.getByRole('button', { name: 'Fetch Logistics Summary by Agent' }).click();
  await expect(own.getByRole('region', { name: 'Trip timeline', exact: true })).toBeVisible();
  const width = await own.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await context.close();
});
