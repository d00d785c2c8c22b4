import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from './field';
import { DRAWING_ORDER, PAGES, RASTER_PAGES } from './order';
import type { FeaturePage, LayerPage } from './page';
import type { RasterPage } from './raster-page';
import type { Style } from './style';

const folder = join(__dirname, 'pages');
const RANK: Readonly<Record<Access, number>> = { public: 0, investor: 1, staff: 2, admin: 3 };

/** Every page with the file that it stands in. */
const files = readdirSync(folder).flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, FeaturePage | RasterPage>>(join(folder, file)))
    .filter(([name]) => name.endsWith('Page'))
    .map(([, page]) => [file, page] as const)
);
const pages = files.filter((entry): entry is readonly [string, FeaturePage] => 'fields' in entry[1]);

const inBraces = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const drawnBy = (style: Style) => (style.by === 'nothing' ? [] : [style.field]);

/** The fields that a layer names somewhere a reader of the layer meets them. */
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

it.each(pages)('%s names its own fields alone, and to nobody one that is closed to them', (file, page) => {
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
});

it.each(pages)(
  '%s has at most three large figures in a popup, each a number that is no line twice',
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
        // A web map that nobody dresses has it as a line, or as one that is worked out of it.
        const isLine = lines.some((line) =>
          typeof line === 'string' ? line === name : line.arcade('en').includes(`$feature.${name}`)
        );
        expect([file, name, isLine]).toEqual([file, name, true]);
      }
    }
  }
);

it('each page stands in the order, each layer and each service once', () => {
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

it('[GT-01] tagged mills narrow by the properties that the last step of the tour names', () => {
  const layers: readonly LayerPage[] = PAGES.flatMap(({ layers: own }: FeaturePage) => own);
  const sliders = layers.find(({ id }) => id === 'tagged-mills')?.panel?.sliders ?? [];
  expect(sliders.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['sustainabilityScore', 'daysFromLastDiscovery', 'avgPricePerTon', 'tonsAmount'])
  );
});
