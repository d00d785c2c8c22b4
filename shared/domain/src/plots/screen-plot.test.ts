import fc from 'fast-check';
import { isFailure } from '../result';
import { DEFAULT_SCREENING_RULES, formatScreeningFinding, screenPlot } from './screen-plot';
import { SCREENING_FINDINGS } from './screening-terms';
import type { PlotEvidence, Screening, ScreeningRules } from './screen-plot';

const RULES: ScreeningRules = { ...DEFAULT_SCREENING_RULES, today: '2026-11-27' };

/** All layers answered, and found nothing. */
const CLEAN = {
  forest2020: { layer: 'Forest 2020', share: 0 },
  loss: { layer: 'Loss', firstYear: 2001, lastYear: 2025, years: [] },
  deforestation: [{ layer: 'Encroachment', areas: [] }],
  protectedAreas: { layer: 'Parks', areas: [] },
  highConservationValue: { layer: 'Conservation', areas: [] },
  highCarbonStock: { layer: 'Carbon', areas: [] }
} satisfies PlotEvidence;

const screen = (changes: Partial<PlotEvidence>, rules: Partial<ScreeningRules> = {}): Screening => {
  const answer = screenPlot({ ...CLEAN, ...changes }, { ...RULES, ...rules });
  if (isFailure(answer)) throw new Error(answer.problem);
  return answer.value;
};
const inForest = (share: number | null) => ({ layer: 'Forest 2020', share });
const lost = (...years: readonly (readonly [number, number | null])[]) => ({
  ...CLEAN.loss,
  years: years.map(([year, share]) => ({ year, share }))
});
const deforested = (day: string | null, share: number | null) => [
  { layer: 'Encroachment', areas: [{ day, share }] }
];
const listKinds = ({ findings }: Screening) => findings.map(({ kind }) => kind);

describe('screenPlot', () => {
  it('is clear only when every layer answered and found nothing', () => {
    expect(screen({})).toEqual({ verdict: 'clear', findings: [], gaps: [] });
    expect(screen({ forest2020: inForest(1) }).verdict).toBe('clear');
    expect(
      screen({ loss: lost([2015, 0.4], [2020, 0.2], [2022, 0]), forest2020: inForest(0.5) }).verdict
    ).toBe('clear');
    expect(screen({ deforestation: deforested('2020-12-31', 0.5) }).verdict).toBe('clear');
  });

  it('is a conflict when forest was lost after the cut-off date, with layer, year and share', () => {
    expect(screen({ forest2020: inForest(0.3), loss: lost([2019, 0.1], [2022, 0.2]) })).toEqual({
      verdict: 'conflict',
      findings: [
        { kind: 'lossAfterCutOff', verdict: 'conflict', layer: 'Loss', date: '2022', share: 0.2, name: null }
      ],
      gaps: []
    });
    expect(screen({ deforestation: deforested('2021-01-01', 0.01) })).toMatchObject({
      verdict: 'conflict',
      findings: [{ kind: 'deforestationAfterCutOff', layer: 'Encroachment', date: '2021-01-01', share: 0.01 }]
    });
  });

  it('adds the losses of several years, and is a review below 1 % or without forest', () => {
    const small = [0.004, 0.004, 0.004].map((share, index) => [2021 + index, share] as const);
    expect(screen({ forest2020: inForest(0.3), loss: lost(...small) }).verdict).toBe('conflict');
    expect(screen({ forest2020: inForest(0.3), loss: lost(...small.slice(1)) }).verdict).toBe('review');
    expect(screen({ forest2020: inForest(0.009), loss: lost([2023, 0.5]) }).verdict).toBe('review');
    const planted = screen({ loss: lost([2023, 0.5]) });
    expect([planted.verdict, listKinds(planted)]).toEqual(['review', ['lossWithoutForest']]);
    expect(screen({ deforestation: deforested('2024-05-01', 0.009) }).verdict).toBe('review');
  });

  it('is a review for losses in the year of a cut-off date in mid-year', () => {
    const mid = { cutOff: '2020-06-30' };
    const answer = screen({ forest2020: inForest(1), loss: lost([2020, 0.2]) }, mid);
    expect([answer.verdict, listKinds(answer)]).toEqual(['review', ['lossInCutOffYear']]);
    expect(screen({ forest2020: inForest(1), loss: lost([2019, 0.2]) }, mid).verdict).toBe('clear');
    expect(screen({ forest2020: inForest(1), loss: lost([2021, 0.2]) }, mid).verdict).toBe('conflict');
    expect(screen({ loss: { ...CLEAN.loss, firstYear: 2021 } }, mid).gaps).toEqual(['lossYears']);
    expect(screen({ loss: { ...CLEAN.loss, firstYear: 2021 } }).verdict).toBe('clear');
  });

  it.each([null, '2021', '2026-11-28', '2021-02-30'])(
    'is a review where deforestation has the date %s',
    (day) => {
      expect(screen({ deforestation: deforested(day, 0.001) })).toMatchObject({
        verdict: 'review',
        findings: [{ kind: 'undatedDeforestation', date: null, share: 0.001 }]
      });
    }
  );

  it('is a review in a protected area, with its name and share', () => {
    const areas = [
      { name: 'Cross River National Park', share: 0.6 },
      { name: 'Oban', share: 0 }
    ];
    expect(screen({ protectedAreas: { layer: 'Parks', areas } })).toEqual({
      verdict: 'review',
      findings: [
        {
          ...{ kind: 'protectedArea', verdict: 'review', layer: 'Parks', date: null },
          ...{ share: 0.6, name: 'Cross River National Park' }
        }
      ],
      gaps: []
    });
  });

  it.each(['highConservationValue', 'highCarbonStock'] as const)(
    'is a review in an area of %s, and unknown without an answer about it',
    (kind) => {
      const answer = { layer: 'Areas', areas: [{ name: 'Oban hills', share: 0.2 }] };
      expect(screen({ [kind]: answer })).toMatchObject({
        verdict: 'review',
        findings: [{ kind, layer: 'Areas', date: null, share: 0.2, name: 'Oban hills' }]
      });
      expect(screen({ [kind]: null })).toEqual({ verdict: 'unknown', findings: [], gaps: [kind] });
    }
  );

  it.each<[string, Partial<PlotEvidence>, readonly string[]]>([
    ['no forest layer', { forest2020: null }, ['forest2020']],
    ['an unknown share of forest', { forest2020: inForest(null) }, ['forest2020']],
    ['a share above 1', { forest2020: inForest(1.2) }, ['forest2020']],
    ['a negative share', { loss: lost([2022, -0.1]) }, ['loss']],
    ['no layer of losses', { loss: null }, ['loss']],
    ['an unknown loss', { loss: lost([2022, null]) }, ['loss']],
    ['losses from 2022 on only', { loss: { ...CLEAN.loss, firstYear: 2022 } }, ['lossYears']],
    ['losses that end in 2023', { loss: { ...CLEAN.loss, lastYear: 2023 } }, ['lossYears']],
    ['a layer that did not answer', { deforestation: [{ layer: 'Alerts', areas: null }] }, ['deforestation']],
    ['an unknown intersection', { deforestation: deforested('2019-01-01', Number.NaN) }, ['deforestation']],
    ['no protected areas', { protectedAreas: null }, ['protectedAreas']],
    [
      'protected areas without an answer',
      { protectedAreas: { layer: 'Parks', areas: null } },
      ['protectedAreas']
    ]
  ])('is unknown with %s', (_case, changes, gaps) => {
    expect(screen(changes)).toEqual({ verdict: 'unknown', findings: [], gaps });
  });

  it('accepts losses that lag by up to two years', () => {
    expect(screen({ loss: { ...CLEAN.loss, lastYear: 2024 } }).verdict).toBe('clear');
  });

  it('reports gaps beside a finding, and a loss without knowledge of the forest as a review', () => {
    expect(screen({ forest2020: null, loss: lost([2023, 0.5]), protectedAreas: null })).toMatchObject({
      verdict: 'review',
      findings: [{ kind: 'lossAfterCutOff' }],
      gaps: ['forest2020', 'protectedAreas']
    });
  });

  it('never is clear by layers without dates, whatever they contain', () => {
    const share = fc.option(fc.double({ min: -0.1, max: 1.1 }));
    fc.assert(
      fc.property(share, fc.array(share), fc.array(share), (forest, undated, inPark) => {
        const { verdict } = screen({
          forest2020: inForest(forest),
          loss: null,
          deforestation: [
            { layer: 'Encroachment', areas: undated.map((one) => ({ day: null, share: one })) }
          ],
          protectedAreas: { layer: 'Parks', areas: inPark.map((one) => ({ name: 'Park', share: one })) }
        });
        expect(['review', 'unknown']).toContain(verdict);
      })
    );
  });

  it('never gets better by one more loss, deforestation or gap', () => {
    const rank = ['clear', 'unknown', 'review', 'conflict'];
    const year = fc.tuple(fc.integer({ min: 2018, max: 2025 }), fc.constantFrom(0, 0.002, 0.01, 0.5));
    const area = fc.record({
      day: fc.constantFrom(null, '2019-05-01', '2022-05-01'),
      share: fc.constantFrom(0, 0.002, 0.5)
    });
    fc.assert(
      fc.property(
        fc.constantFrom(0, 0.005, 0.5),
        fc.array(year, { maxLength: 4 }),
        fc.array(area, { maxLength: 3 }),
        year,
        area,
        (forest, years, areas, oneYear, oneArea) => {
          const toEvidence = (allYears: typeof years, allAreas: typeof areas): Partial<PlotEvidence> => ({
            forest2020: inForest(forest),
            loss: lost(...allYears),
            deforestation: [{ layer: 'Encroachment', areas: allAreas }]
          });
          const before = rank.indexOf(screen(toEvidence(years, areas)).verdict);
          const after = screen(toEvidence([...years, oneYear], [...areas, oneArea])).verdict;
          expect(rank.indexOf(after)).toBeGreaterThanOrEqual(before);
          const gap = screen({ ...toEvidence(years, areas), protectedAreas: null }).verdict;
          expect(rank.indexOf(gap)).toBeGreaterThanOrEqual(before);
        }
      )
    );
  });

  it('refuses a cut-off date that is no day or in the future', () => {
    expect(screenPlot(CLEAN, { ...RULES, cutOff: '2020-13-31' })).toEqual({
      ok: false,
      problem: 'invalidCutOff',
      values: { cutOff: '2020-13-31' }
    });
    expect(screenPlot(CLEAN, { ...RULES, cutOff: '2026-11-28' })).toEqual({
      ok: false,
      problem: 'futureCutOff',
      values: { cutOff: '2026-11-28', today: '2026-11-27' }
    });
    expect(screenPlot(CLEAN, { ...RULES, cutOff: '2026-11-27' }).ok).toBe(true);
  });
});

describe('formatScreeningFinding', () => {
  it.each(SCREENING_FINDINGS)('writes the layer and the share of %s in both languages', (kind) => {
    for (const locale of ['en', 'fr'] as const) {
      const finding = {
        kind,
        verdict: 'review',
        layer: 'Layer 7',
        date: '2023',
        share: 0.25,
        name: 'Oban'
      } as const;
      expect(formatScreeningFinding(finding, locale)).toMatch(/^Layer 7.: .*25 %|^Layer 7: .*25 %/);
      expect(formatScreeningFinding({ ...finding, date: null, name: null }, locale)).not.toContain('null');
    }
  });
});
