import type { Page } from '@playwright/test';
import { parseNumber, parseNumbers } from './support/page-figures';
import { createContext, expect, openOilPalmMap, pressTool, test, watchFaults } from './support/site';

test.describe.configure({ mode: 'serial' });

interface Pile {
  readonly id: number;
  readonly agentName: string;
  readonly millName: string;
  readonly tonnesPurchased: number;
  readonly location: { readonly latitude: number; readonly longitude: number };
}

/** Table and factory of "Transport calculator" in the specification: tonnes, NGN per kilometre, NGN. */
const VEHICLES: Readonly<Record<string, { capacity: number; fuel: number; loading: number }>> = {
  MB1: { capacity: 10, fuel: 0.46 * 740, loading: 4_000 },
  Ford2: { capacity: 2.8, fuel: 0.17 * 600, loading: 1_500 }
};
const FACTORY = { latitude: 5.4447948, longitude: 8.1537226 };

let page: Page;
/** Piles of the chosen agents. */
let piles: readonly Pile[];
let agents: readonly string[];

const getTool = () => page.getByRole('dialog', { name: 'Pickup rounds' });
const getPlan = () => page.getByRole('region', { name: 'P1 pickup', exact: true });
const getTable = () => page.getByRole('table', { name: 'Rounds' });
const getStops = () => page.getByRole('list', { name: 'Stops in order' });
const getCount = (vehicle: string) => getTool().getByRole('textbox', { name: `Number of ${vehicle},` });

/** Calls the server as the signed-in user. */
const callServer = <Answer>(path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([address, sent]) => {
      const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(address!, {
        method: sent === null ? 'GET' : 'POST',
        headers: {
          authorization: decodeURIComponent(token),
          ...(sent !== null && { 'content-type': 'application/json' })
        },
        ...(sent !== null && { body: sent })
      });
      return (await answer.json()) as unknown;
    },
    [path, body ? JSON.stringify(body) : null] as const
  ) as Promise<Answer>;

/** Returns the kilometres by road of the ways from each place to the next. */
async function measureRoads(places: readonly Pile['location'][]): Promise<number[]> {
  const { kilometres } = await callServer<{ kilometres: number[][] }>('/api/trip-matrix', {
    ...{ places, season: 'dry', first: 0, count: places.length }
  });
  return places.slice(1).map((_place, at) => kilometres[at]![at + 1]!);
}

/** Enters the number of each vehicle; 0 for the others. */
async function enterFleet(fleet: Readonly<Record<string, number>>): Promise<void> {
  for (const vehicle of ['Ford', 'Ford2', 'Dyna2', 'MB1', 'MB2'])
    await getCount(vehicle).fill(String(fleet[vehicle] ?? 0));
}

async function planRounds(): Promise<void> {
  await getTool().getByRole('button', { name: 'Plan rounds' }).click();
  await expect(getTool().getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 60_000 });
  await expect(getPlan()).toBeVisible();
}

/** Returns the cost of the headline, NGN. */
const readCost = async () => parseNumber(await page.getByTestId('figure-cost').innerText());

/** Returns the distance in a text such as '3.4 t · 850 m'. */
function readKilometres(text: string): number {
  const [, figure, unit] = /([\d.,]+) (k?m)$/m.exec(text)!;
  return parseNumber(figure!) / (unit === 'm' ? 1_000 : 1);
}

/** Returns the number of piles that the plan fetches completely. */
const readFetched = async () => parseNumber(/\d+ of \d+ piles/.exec(await getPlan().innerText())![0]);

/** Returns the name and the figures of each round of the table. */
const readRounds = async () => {
  const rows = getTable()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  return rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('th')!.innerText.trim(),
      figures: [...row.querySelectorAll('td')].map((cell) => cell.innerText.split('\n')[0]!)
    }))
  );
};

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  const { data } = await callServer<{ data: readonly Pile[] }>('/inventories/inventory-at-mills');
  const byAgent = new Map<string, Pile[]>();
  for (const pile of data) byAgent.set(pile.agentName, [...(byAgent.get(pile.agentName) ?? []), pile]);
  // Small piles are one load each, and up to nine loads are solved exactly.
  const chosen: Pile[] = [];
  for (const own of byAgent.values()) {
    const names = [...chosen, ...own].map(({ millName }) => millName);
    const isSmall = own.every(({ tonnesPurchased }) => tonnesPurchased < 2.5);
    if (isSmall && names.length <= 8 && new Set(names).size === names.length) chosen.push(...own);
  }
  piles = chosen;
  agents = [...new Set(chosen.map(({ agentName }) => agentName))];
  expect(piles.length).toBeGreaterThan(4);
  await pressTool(page, 'Pickup rounds');
});

test('[BY-13] rounds by road fetch the piles of several agents at the costs of the specification', async () => {
  await getTool().getByRole('combobox', { name: 'Of agents' }).click();
  for (const name of agents) await page.getByRole('option', { name: new RegExp(`^${name} · `) }).click();
  await page.keyboard.press('Escape');
  await enterFleet({ MB1: 2, Ford2: 1 });
  await getTool().getByRole('textbox', { name: 'Working days' }).fill('3');
  await planRounds();
  await expect(getPlan()).toContainText(`${piles.length} of ${piles.length} piles`);
  await expect(getPlan()).toContainText('This is the best possible answer.');
  await expect(getPlan()).toContainText(
    /By road, Dry season · 2 × MB1, 1 × Ford2 · 3 working days · factory/
  );
  const rounds = await readRounds();
  let [cost, tonnes, stops] = [0, 0, 0];
  for (const { name, figures } of rounds) {
    const vehicle = VEHICLES[/MB1|Ford2/.exec(name)![0]]!;
    const [count, load, kilometres, paid] = figures.map(parseNumber) as [number, number, number, number];
    expect(load).toBeLessThanOrEqual(vehicle.capacity);
    expect(Math.abs(paid - (vehicle.loading + vehicle.fuel * kilometres))).toBeLessThan(vehicle.fuel / 10);
    cost += paid;
    tonnes += load;
    stops += count;
  }
  expect(Math.abs((await readCost()) - cost)).toBeLessThanOrEqual(rounds.length);
  expect(tonnes).toBeCloseTo(
    piles.reduce((sum, { tonnesPurchased }) => sum + tonnesPurchased, 0),
    2
  );
  expect(stops).toBe(piles.length);
  const [straight] = parseNumbers(/straight lines: ₦([\d,]+)/.exec(await getPlan().innerText())![1]!);
  expect(straight!).toBeLessThan(cost);
});

test('[BY-13] a round has its stops in order, with the roads between them, within the working day', async () => {
  const first = getTable().getByRole('rowheader').getByRole('button').first();
  await first.click();
  const texts = await getStops().getByRole('listitem').allInnerTexts();
  const names = texts.slice(1, -1).map((text) => /^\d+\. (.+)$/m.exec(text)![1]!);
  const byName = new Map(piles.map((pile) => [pile.millName, pile.location]));
  const places = [FACTORY, ...names.map((name) => byName.get(name)!), FACTORY];
  const shown = texts.slice(1).map(readKilometres);
  (await measureRoads(places)).forEach((kilometres, at) =>
    expect(Math.abs(shown[at]! - kilometres)).toBeLessThan(0.06)
  );
  const times = texts.flatMap((text) => text.match(/\d\d:\d\d/g) ?? []);
  expect(times[0]).toBe('08:00');
  // The last line has the end of offloading before the arrival at the factory.
  const inOrder = [...times.slice(0, -2), times.at(-1)!, times.at(-2)!];
  expect(inOrder).toEqual([...inOrder].sort());
  expect(inOrder.at(-1)! <= '20:00').toBe(true);
  await first.click();
});

test('[BY-13] the timeline has the spans of each vehicle, through which arrow keys go', async () => {
  await page.getByRole('button', { name: 'View as timeline' }).click();
  const spans = page.getByRole('group', { name: /^Timeline of day 1/ }).getByRole('button');
  await expect(spans.first()).toHaveAccessibleName(/^Day 1, (MB1 #1|Ford2), round 1: drives to stop 1, /);
  await spans.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(spans.nth(1)).toBeFocused();
  await expect(spans.nth(1)).toHaveAccessibleName(/: loads [\d.]+ t at stop 1, /);
  await page.getByRole('button', { name: 'View as table' }).click();
});

test('[BY-13] a plan without a vehicle is compared with the current one, and can be left again', async () => {
  const before = await readCost();
  await getTool().getByRole('button', { name: 'What if …' }).click();
  await getTool().getByRole('combobox', { name: 'Leave out' }).selectOption('vehicle Ford2');
  await getTool().getByRole('button', { name: 'See the difference' }).click();
  const table = page.getByRole('table', { name: 'Without one Ford2' });
  await expect(table).toBeVisible({ timeout: 30_000 });
  const [now, without, difference] = parseNumbers(
    await table.getByRole('row', { name: /^Cost/ }).innerText()
  ) as [number, number, number];
  expect(now).toBe(before);
  expect(Math.abs(without - now - Math.abs(difference))).toBeLessThanOrEqual(1);
  expect((await readRounds()).every(({ name }) => !name.includes('Ford2'))).toBe(true);
  await getTool().getByRole('button', { name: 'Back', exact: true }).click();
  expect(await readCost()).toBe(before);
});

test('[BY-13] the link of a plan shows the same plan at once', async () => {
  const rounds = await readRounds();
  await page.reload();
  await expect(getTable()).toBeVisible({ timeout: 60_000 });
  expect(await readRounds()).toEqual(rounds);
});

test('[BY-13] a fleet that is too small leaves piles behind with their reason, and the rainy season takes longer', async () => {
  await expect(getPlan()).toContainText(`${piles.length} of ${piles.length} piles`);
  await getTool().getByRole('button', { name: 'Of the plan' }).click();
  await enterFleet({ Ford2: 1 });
  await getTool().getByRole('textbox', { name: 'Working days' }).fill('1');
  await planRounds();
  const fetched = await readFetched();
  expect(fetched).toBeLessThan(piles.length);
  const left = getPlan().getByRole('region', { name: /left behind$/ });
  await expect(left).toContainText('Every vehicle is busy all day. More vehicles or days would fetch it.');
  await expect(left.getByRole('listitem')).toHaveCount(piles.length - fetched);
  await getTool().getByRole('button', { name: 'Rainy season' }).click();
  await planRounds();
  await expect(getPlan()).toContainText('By road, Rainy season');
  await expect(getPlan()).toContainText(/assumed, not measured/);
  expect(await readFetched()).toBeLessThanOrEqual(fetched);
});

test('[BY-13] all piles in the visible map are planned, and the search ends with its best answer on Stop here', async () => {
  await getTool().getByRole('button', { name: 'In the map' }).click();
  await expect(getTool().getByRole('group', { name: 'Piles', exact: true })).toContainText(/\d+ piles, /);
  await enterFleet({ MB1: 9, Ford2: 4 });
  await getTool().getByRole('button', { name: 'Dry season' }).click();
  const solver = page.waitForEvent('worker', (worker) => worker.url().endsWith('/rounds-solver.js'));
  await getTool().getByRole('button', { name: 'Plan rounds' }).click();
  // The search is beside the page's own thread.
  await solver;
  await getTool().getByRole('button', { name: 'Stop here' }).click({ timeout: 60_000 });
  await expect(getPlan()).toContainText(/Best answer found in [\d.]+ s\./);
  await getPlan().getByRole('button', { name: 'Close the plan' }).click();
  await expect(getTable()).toHaveCount(0);
});

test('[BY-13] an investor has no planner of rounds', async ({ browser }) => {
  const context = await createContext(browser, 'investor');
  const faults = await watchFaults(context);
  const own = await context.newPage();
  await openOilPalmMap(own);
  const tools = own.getByRole('toolbar', { name: 'Tools' });
  await expect(tools.getByRole('button', { name: 'Service area', exact: true })).toBeVisible();
  await expect(tools.getByRole('button', { name: 'Pickup rounds', exact: true })).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
});
