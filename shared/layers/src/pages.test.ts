import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from './field';
import { DRAWING_ORDER, PAGES, RASTER_PAGES } from './order';
import type { FeaturePage, LayerPage } from './page';
import type { RasterPage } from './raster-page';
import type { Style } from './style';

const folder = join(__dirname, 'pages');
const RANK: Readonly<Record<Access, number>> = { public: 0, investor: 1, staff: 2, admin: 3 };

/** Every page with its file. */
const files = readdirSync(folder).flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, FeaturePage | RasterPage>>(join(folder, file)))
    .filter(([name]) => name.endsWith('Page'))
    .map(([, page]) => [file, page] as const)
);
const pages = files.filter((entry): entry is readonly [string, FeaturePage] => 'fields' in entry[1]);

const inBraces = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const drawnBy = (style: Style) => (style.by === 'nothing' ? [] : [style.field]);

/** Returns the fields that a layer shows to its readers. */
function fieldsNamed({ draws, clusters, height, popup, panel = {} }: LayerPage): string[] {
  const {
    sliders = [],
    lists = [],
    countBy = [],
    figures = [],
    leavesOut,
    unlocatedMills,
    dateFilter
  } = panel;
  return [
    ...drawnBy(draws),
    ...(height ? [height.field] : []),
    ...(clusters?.figures ?? []).map(({ of }) => of),
    ...inBraces(popup.title),
    ...popup.lines.filter((line) => typeof line === 'string'),
    ...(popup.large ?? []),
    ...(popup.place ?? []),
    ...[...sliders, ...lists, ...figures].map(({ field }) => field),
    ...figures.flatMap(({ weight = [] }) => weight),
    ...countBy,
    ...(leavesOut ? [leavesOut.field] : []),
    ...(unlocatedMills ? [unlocatedMills.field] : []),
    ...(dateFilter ? [dateFilter.field, dateFilter.lgaField] : [])
  ];
}

it.each(pages)(
  '%s names only its own fields, and none that needs more access than the layer',
  (file, page) => {
    const named = [
      page.nameField,
      ...(page.search?.fields ?? []),
      ...(page.search?.shown ?? []),
      ...page.layers.flatMap(fieldsNamed)
    ];
    for (const name of named) {
      const field = page.fields[name];
      expect([file, name, field !== undefined]).toEqual([file, name, true]);
      const closed = RANK[field?.access ?? 'public'] > RANK[page.access];
      expect([file, name, closed]).toEqual([file, name, false]);
    }
  }
);

it.each(pages)(
  '%s has at most three large figures in a popup, distinct numbers that are also among its lines',
  (file, page) => {
    for (const { popup } of page.layers) {
      const { large = [], lines } = popup;
      expect([file, large.length <= 3]).toEqual([file, true]);
      expect([file, new Set(large).size]).toEqual([file, large.length]);
      for (const name of large) {
        expect([file, name, page.fields[name]?.kind]).toEqual([
          file,
          name,
          expect.stringMatching(/^(number|whole)$/)
        ]);
        // In other clients the web map shows the figure as a line, or as a line computed from it.
        const isLine = lines.some((line) =>
          typeof line === 'string' ? line === name : line.arcade('en').includes(`$feature.${name}`)
        );
        expect([file, name, isLine]).toEqual([file, name, true]);
      }
    }
  }
);

it('the order contains every page, layer and service once', () => {
  expect(files.map(([, page]) => page.service).sort()).toEqual(
    [...PAGES, ...RASTER_PAGES].map(({ service }) => service).sort()
  );
  const services = files.map(([, { service }]) => service.toLowerCase());
  expect(new Set(services).size).toBe(services.length);
  const ids = files.flatMap(([, page]) => ('fields' in page ? page.layers.map(({ id }) => id) : page.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !(DRAWING_ORDER as readonly string[]).includes(id))).toEqual([
    'cassava-states',
    'tonne-yield'
  ]);
});

it('[GT-01] tagged mills have sliders for the properties in the last step of the tour', () => {
  const layers: readonly LayerPage[] = PAGES.flatMap(({ layers: own }: FeaturePage) => own);
  const sliders = layers.find(({ id }) => id === 'tagged-mills')?.panel?.sliders ?? [];
  expect(sliders.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['sustainabilityScore', 'daysFromLastDiscovery', 'avgPricePerTon', 'tonsAmount'])
  );
});
