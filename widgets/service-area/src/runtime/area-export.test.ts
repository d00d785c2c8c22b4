import { formatQuantity } from 'widgets/shared-code/site-base';
import { AREA_FIGURE_NAMES, SUPPRESSED } from 'widgets/shared-code/site-domain';
import type {
  KnownAreaFigures,
  ServiceAreaFigures,
  ServiceAreasTogether
} from 'widgets/shared-code/site-domain';
import { createSummary, createTogether, uyo } from '../../tests/fixtures';
import { detailCsv, detailGeoJson, tableCsv, tableGeoJson } from './area-export';
import type { TableContent } from './area-export';
import { answersInScope } from './mill-scope';
import { EMPTY_STATE } from './state';
import type { Area } from './state';
import { togetherCsv, togetherGeoJson } from './together/together-export';
import type { Texts } from './use-texts';

/** Returns the key with its values, so that texts can be compared independently of their wording. */
const t: Texts = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);

const area: Area = {
  ...uyo,
  id: 1,
  number: 2,
  minutes: 60,
  colour: 'blue',
  summary: createSummary({ ...uyo, minutes: 60 }),
  polygons: createSummary({ ...uyo, minutes: 60 }).polygons
};
/** The table of these areas in the dry season. */
const createContent = (areas: readonly Area[]): TableContent => ({ areas, rainy: new Map(), together: null });
const together = createTogether([area, area]);
/** Figures of the fixture, none of them suppressed. */
const figures = area.summary.figures as KnownAreaFigures;

describe('a detail that is saved', () => {
  it('lists every figure as a number and as shown, then the inputs, version, day and source', () => {
    const [rows, about] = detailCsv(area, t).slice(1).split('\r\n\r\n');
    const lines = rows!.split('\r\n');
    expect(lines[0]).toBe('columnFigure,columnValue,columnShown,columnScope');
    expect(lines).toHaveLength(1 + AREA_FIGURE_NAMES.length);
    expect(lines).toContain(
      `totalTonsBought,${figures.totalTonsBought},"${formatQuantity(figures.totalTonsBought, 't', 1)}","scopeWidth {""distance"":""84.2 km""}"`
    );
    for (const line of [
      '_widgetLabel,2',
      'dialogLabel,60',
      'noteVersion,1',
      'noteComputed,2026-11-21T08:00:00.000Z',
      `noteSource,${window.location.origin}`
    ])
      expect(about!.split('\r\n')).toContain(`# ${line},,`);
    expect(about).toContain('scopeExtent');
  });

  it('[BY-08] writes a suppressed sum as too few mills, with the rule of suppression', () => {
    const figuresHeld: ServiceAreaFigures = { ...figures, totalTonsBought: SUPPRESSED };
    const held: Area = { ...area, summary: { ...area.summary, toldFrom: 5, figures: figuresHeld } };
    expect(detailCsv(held, t).split('\r\n')).toContain(
      'totalTonsBought,tooFew,tooFew,"scopeWidth {""distance"":""84.2 km""}"'
    );
    expect(detailCsv(held, t)).toContain('toldFrom {""mills"":5}');
    const { about, features } = JSON.parse(detailGeoJson(held, t));
    expect(features[2].properties).toMatchObject({ totalTonsBought: SUPPRESSED, noOfMills: 1214 });
    expect(about.scope).toContain('toldFrom');
  });

  it('writes the rainy season beside the dry season, with its assumptions', () => {
    const { polygons, ...summary } = createSummary({ ...uyo, minutes: 60, season: 'rainy' });
    const rainy = { polygons, summary, locale: 'en' } as const;
    const [rows, about] = detailCsv(area, t, rainy).split('\r\n\r\n');
    const lines = rows!.split('\r\n');
    expect(lines[0]).toContain(
      'columnScope,Rainy season: columnValue,Rainy season: columnShown,Rainy season: columnScope'
    );
    const scope = '"scopeWidth {""distance"":""84.2 km""}"';
    expect(lines.find((line) => line.startsWith('noOfMills'))).toBe(
      `noOfMills,1214,"1,214",${scope},900,900,${scope}`
    );
    expect(about).toContain('assumed, not measured');
    const { about: said, features } = JSON.parse(detailGeoJson(area, t, rainy));
    expect(said.rainyAssumption).toContain('on earth at most 45 %');
    expect(
      features.map(({ properties }: { properties: Record<string, unknown> }) => [
        properties.season,
        properties.toBreak,
        properties.noOfMills
      ])
    ).toEqual([
      ['dry', 20, undefined],
      ['dry', 40, undefined],
      ['dry', 60, 1214],
      ['rainy', 20, undefined],
      ['rainy', 40, undefined],
      ['rainy', 60, 900]
    ]);
  });

  it('writes the detail as a map of its breaks; only the widest break carries the figures', () => {
    const { about, features } = JSON.parse(detailGeoJson(area, t));
    expect(about).toMatchObject({ minutes: 60, parameterVersion: 1, source: window.location.origin });
    expect(features.map(({ properties }: { properties: { toBreak: number } }) => properties.toBreak)).toEqual(
      [20, 40, 60]
    );
    expect(features[0].properties).toEqual({ serviceArea: 2, season: 'dry', toBreak: 20 });
    expect(features[2].properties).toMatchObject({
      noOfMills: 1214,
      profit_week: figures.profit_week,
      millScope: 'extentWidth',
      currentP1PriceOf: 'lga',
      currentP1PriceDate: '2026-11-20'
    });
    expect(about.figureScopes).toContain('totalAcres: scopeMinutes {"minutes":60}');
  });

  it('counts the mills inside the area when that scope is selected, and names it for each figure', () => {
    const inside = answersInScope({ ...EMPTY_STATE, areas: [area], millScope: 'insideArea' }).areas[0]!;
    const lines = detailCsv(inside, t).split('\r\n');
    expect(lines).toContain('noOfMills,607,607,"scopeMinutes {""minutes"":60}"');
    expect(lines.find((line) => line.startsWith('totalAcres'))).toBe(
      detailCsv(area, t)
        .split('\r\n')
        .find((line) => line.startsWith('totalAcres'))
    );
    const { about, features } = JSON.parse(detailGeoJson(inside, t));
    expect(features[2].properties).toMatchObject({ noOfMills: 607, millScope: 'insideArea' });
    expect(about.scope).toContain('scopeInside');
    expect(tableCsv({ columns: [], rows: [] }, createContent([inside]), t)).toContain('scopeInside');
  });

  it('marks a default price with its reason', () => {
    const priced: Area = {
      ...area,
      summary: {
        ...area.summary,
        figures: {
          ...figures,
          currentP1Price: 50_000,
          currentP1PriceIsDefault: true,
          currentP1PriceDate: null
        }
      }
    };
    expect(detailCsv(priced, t)).toContain(
      'currentP1Price,50000,"₦50,000 (priceDefault: priceDefaultHint)","scopeLga {""lga"":""Uyo""}"'
    );
    expect(JSON.parse(detailGeoJson(priced, t)).features[2].properties.currentP1PriceOf).toBe('default');
    expect(tableCsv({ columns: [], rows: [] }, createContent([priced]), t)).toContain(
      'columnP1: priceDefault'
    );
    expect(tableCsv({ columns: [], rows: [] }, createContent([area]), t)).not.toContain('priceDefault');
  });

  it('[SA-05] writes until which day the price was paid, and marks an old price', () => {
    const old: Area = {
      ...area,
      summary: {
        ...area.summary,
        figures: { ...figures, currentP1PriceDate: '2026-06-30', currentP1PriceIsOld: true }
      }
    };
    expect(detailCsv(area, t)).toContain('priceTo {""day"":""20/11/2026""}');
    expect(detailCsv(old, t)).toContain('priceToOld {""day"":""30/06/2026""}');
    expect(tableCsv({ columns: [], rows: [] }, createContent([old]), t)).toContain('columnP1: priceToOld');
  });
});

describe('a table that is saved', () => {
  it('writes the visible columns and a line for each area', () => {
    const text = tableCsv({ columns: ['Area'], rows: [['Uyo · 60 min']] }, createContent([area]), t);
    expect(text.slice(1).split('\r\n').slice(0, 3)).toEqual(['Area,', 'Uyo · 60 min,', '']);
    expect(text).toContain('area {""number"":2}');
    expect(text).toContain('Uyo, Akwa Ibom');
  });

  it('writes the table as a map of all areas', () => {
    const { about, features } = JSON.parse(
      tableGeoJson(createContent([area, { ...area, id: 2, number: 3 }]), t)
    );
    expect(Object.keys(about)).toEqual(['serviceArea2', 'serviceArea3', 'source']);
    expect(features).toHaveLength(6);
  });

  it('[BY-04] writes the rainy season of each area beside the dry season, with its assumptions', () => {
    const { polygons, ...summary } = createSummary({ ...uyo, minutes: 60, season: 'rainy' });
    const rainy = new Map([[area.id, { polygons, summary, locale: 'en' } as const]]);
    const { about, features } = JSON.parse(tableGeoJson({ ...createContent([area]), rainy }, t));
    expect(
      features.map(({ properties }: { properties: { season: string; noOfMills?: number } }) => [
        properties.season,
        properties.noOfMills
      ])
    ).toEqual([...[['dry'], ['dry'], ['dry', 1214]], ...[['rainy'], ['rainy'], ['rainy', 900]]]);
    expect(about.rainyServiceArea2).toContain('assumed, not measured');
    const text = tableCsv({ columns: ['Area'], rows: [] }, { ...createContent([area]), rainy }, t);
    expect(text).toMatch(/"# area {""number"":2}, Rainy season",.*assumed, not measured/);
  });

  it('[BY-03] writes the union and the overlap of all areas, with their figures and the rule', () => {
    const areas = [area, { ...area, id: 2, number: 3 }];
    const { about, features } = JSON.parse(tableGeoJson({ ...createContent(areas), together }, t));
    expect(features).toHaveLength(8);
    expect(features[7]).toMatchObject({
      properties: { part: 'overlap', noOfMills: 500, totalAcres: 20_000 },
      geometry: { type: 'MultiPolygon', coordinates: [[expect.any(Array)]] }
    });
    expect(about.togetherScope).toContain('togetherScopeExtent');
    expect(about.overlapScope).toMatch(/^overlapByWidth.*; noOfMills: insideOutlines .*250/);
    const table = tableCsv(
      { columns: ['Area'], rows: [['overlap']] },
      { ...createContent(areas), together },
      t
    );
    expect(table).toContain('togetherScopeExtent');
  });
});

describe('areas together that are saved', () => {
  const areas = [area, { ...area, id: 2, number: 3 }];

  it('[BY-03] lists every figure of the union and the overlap with its unit, the areas and the rule', () => {
    const few: ServiceAreasTogether = {
      ...together,
      overlap: { ...together.overlap, figures: { ...together.overlap.figures, noOfMills: SUPPRESSED } }
    };
    const lines = togetherCsv(few, areas, t).slice(1).split('\r\n');
    expect(lines[0]).toBe('columnFigure,columnUnit,together,overlap,columnScope');
    expect(lines).toContain('noOfMills,,2500,tooFew,scopeWidths');
    expect(lines).toContain('totalAcres,acre,60000,20000,scopeAreas');
    expect(lines.filter((line) => line.startsWith('""area'))).toHaveLength(0);
    expect(lines.some((line) => line.startsWith('"# area {""number"":3}"'))).toBe(true);
    expect(lines).toContain(`# noteSource,${window.location.origin},,,`);
  });

  it('[BY-03] writes a map of union and overlap; the overlap has no geometry when nothing is shared', () => {
    const { features } = JSON.parse(togetherGeoJson(createTogether([], 0), areas, t));
    expect(features.map(({ properties }: { properties: { part: string } }) => properties.part)).toEqual([
      'together',
      'overlap'
    ]);
    expect(features[1].geometry).toEqual({ type: 'MultiPolygon', coordinates: [] });
  });
});
