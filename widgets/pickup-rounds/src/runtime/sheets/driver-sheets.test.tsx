import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { widgetRender } from 'jimu-for-test';
import { readFrenchMessages } from '../../../../../shared/ui/tests/french';
import { createPlan } from '../../../tests/create-plan';
import { createPile } from '../../../tests/fixtures';
import type { RoundLines } from '../map/use-round-lines';
import type { RoundsPlan } from '../state';
import { DriverSheets } from './driver-sheets';

const PILES = [createPile(1, 'Emem Udo', 2, [0.1, 0]), createPile(2, 'Ada Obi', 3, [0.1, 0.02])];
const plan = createPlan(PILES, { Dyna2: 1 });

const print = jest.fn();
beforeEach(() => {
  print.mockReset();
  window.print = print;
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 24, 8, 30));
});
afterEach(() => jest.restoreAllMocks());

const renderSheets = (shown: RoundsPlan, lines: RoundLines | null = null, locale = 'en', messages = {}) =>
  widgetRender(true, undefined, locale, messages)(<DriverSheets plan={shown} lines={lines} />);

async function choose(item: string | RegExp, menu = 'Driver sheets'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: menu }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

const getPaper = () => document.querySelector<HTMLElement>('.print-sheet')!;
const listRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('prints a vehicle’s day with its stops in order, loads, times and sources, and removes it afterwards', async () => {
  renderSheets(plan);
  await choose('Print 1 sheet');
  expect(print).toHaveBeenCalledTimes(1);
  const [table] = within(getPaper()).getAllByRole('table', { hidden: true });
  const [title, ...rows] = listRows(table!);
  expect(title![0]).toContain('Dyna2 · day 1');
  expect(title![0]).toContain('printed 24/11/2026 09:30, Lagos time');
  expect(title![0]).toContain(
    'Factory 5.4448, 8.1537 · leaves 08:00, back 09:52, offloaded 10:17 · 1 round · 5 t · 24.7 km'
  );
  expect(rows.slice(0, 5)).toEqual([
    ['No.', 'Arrival', 'Departure', 'Agent', 'Pile', 'Load', 'Distance'],
    ['Round 1: leaves the factory at 08:00', '5 t', '24.7 km'],
    ['1', '08:11', '09:04', 'Ada Obi', 'Mill 2', '3 t', '11.3 km'],
    ['2', '09:06', '09:41', 'Emem Udo', 'Mill 1', '2 t', '2.2 km'],
    ['', '09:52', '10:17', 'Factory: offload', '11.1 km']
  ]);
  expect(getPaper()).toHaveTextContent('Driver: name and signature');
  expect(getPaper()).toHaveTextContent(
    'Distances: straight lines at 60 km/h · Data of 24/11/2026 · parameters version 3'
  );
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(getPaper()).toBeNull();
});

it('draws the stops with the numbers of the table, and says whether the lines follow the roads', async () => {
  const inputs = { ...plan.inputs, distance: 'road' } as const;
  const line = PILES.map(({ location }) => [location.longitude, location.latitude] as const);
  for (const [lines, words] of [
    [[line], 'Lines along the roads.'],
    [[null], 'Straight lines, not the roads.'],
    [null, 'Straight lines, not the roads.']
  ] as const) {
    const { unmount } = renderSheets({ ...plan, inputs }, lines);
    await choose('Print 1 sheet');
    const map = within(getPaper()).getByRole('img', { hidden: true });
    expect([...map.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['F', '1', '2']);
    expect(getPaper()).toHaveTextContent(words);
    unmount();
  }
});

it('writes the numbers of several stops at one place once', async () => {
  const places = [0.1, 0.1, 0.2].map((north, at) => createPile(at + 1, 'Emem Udo', 2, [north, 0]));
  renderSheets(createPlan(places, { Dyna2: 1 }));
  await choose('Print 1 sheet');
  const map = within(getPaper()).getByRole('img', { hidden: true });
  const labels = [...map.querySelectorAll('text')].map((text) => text.textContent);
  expect(labels).toContainEqual(expect.stringMatching(/^(1–2|2–3)$/));
  expect(labels).toHaveLength(3);
});

it('prints all sheets or one, each with the number of its vehicle, the break and the assumptions for the rain', async () => {
  const parameters = { ...DEFAULT_PARAMETERS, roundBreakStart: 9, roundBreakEnd: 9.5 };
  const several = createPlan(
    Array.from({ length: 4 }, (_, at) => createPile(at + 1, 'Emem Udo', 10, [0.5, at / 10])),
    { MB1: 2 },
    { days: 2, parameters, rain: { factors: null, inForce: true } }
  );
  renderSheets(several);
  await choose(/^Print all \d sheets$/);
  const titles = within(getPaper())
    .getAllByRole('heading', { level: 2, hidden: true })
    .map((heading) => heading.textContent);
  expect(titles).toEqual(expect.arrayContaining(['MB1 #1 · day 1', 'MB1 #2 · day 1']));
  expect(getPaper()).toHaveTextContent('Break 09:00–09:30');
  expect(getPaper()).toHaveTextContent('Rainy season: speeds assumed by the routing service');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await choose('MB1 #2 · day 1');
  expect(within(getPaper()).getAllByRole('heading', { level: 2, hidden: true })).toHaveLength(1);
});

it('is in French on French pages', async () => {
  renderSheets(plan, null, 'fr', readFrenchMessages('pickup-rounds'));
  await choose('Imprimer 1 feuille', 'Feuilles de route');
  expect(getPaper()).toHaveTextContent('Dyna2 · jour 1');
  expect(getPaper()).toHaveTextContent('Usine : décharger');
  expect(getPaper()).toHaveTextContent('24,7 km');
});

it('offers nothing for a plan without rounds', () => {
  renderSheets({ ...plan, answer: { ...plan.answer, rounds: [] } });
  expect(screen.queryByRole('button')).toBeNull();
});
