import { hasPlotConsent, plot } from './plot';
import { createPointPlot, createPolygonPlot, createRectangle } from './tests/test-plots';

const draft = createPolygonPlot(createRectangle(7.701234, 5.1, 7.703234, 5.102), { status: 'draft' });

describe('plot', () => {
  afterEach(() => jest.useRealTimers());

  it('reads plots with an outline and points, and what is unknown as null', () => {
    expect(plot.parse(draft)).toEqual(draft);
    const point = createPointPlot([7.701234, 5.1], { consentOn: null, tenurePaper: null, accuracy: null });
    expect(plot.parse(point)).toEqual(point);
  });

  it('requires a reason of a rejected plot, and refuses one elsewhere', () => {
    expect(plot.safeParse({ ...draft, status: 'rejected' }).success).toBe(false);
    expect(plot.safeParse({ ...draft, status: 'rejected', rejection: ' ' }).success).toBe(false);
    expect(plot.safeParse({ ...draft, status: 'rejected', rejection: 'Not his land' }).success).toBe(true);
    expect(plot.safeParse({ ...draft, rejection: 'Not his land' }).success).toBe(false);
  });

  it('accepts a withdrawal of a consent from its day on, which ends the consent', () => {
    const withdrawn = { ...draft, consentWithdrawnOn: '2026-11-02' };
    expect(plot.safeParse(withdrawn).success).toBe(true);
    expect([draft, withdrawn, { ...draft, consentOn: null }].map(hasPlotConsent)).toEqual([
      true,
      false,
      false
    ]);
    expect(plot.safeParse({ ...draft, consentWithdrawnOn: '2026-11-01' }).success).toBe(false);
    expect(plot.safeParse({ ...withdrawn, consentOn: null }).success).toBe(false);
  });

  it('accepts today in Lagos, which begins an hour before that of UTC', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-02T23:30:00Z') });
    const reject = (change: object) =>
      plot.safeParse({ ...draft, ...change }).error?.issues.map(({ path, message }) => [...path, message]);
    const message = 'a day up to today, as days begin in Lagos';
    expect(reject({ capturedOn: '2026-11-03', consentOn: '2026-11-03' })).toBeUndefined();
    expect(reject({ capturedOn: '2026-11-04', consentOn: '2026-11-04' })).toEqual([
      ['capturedOn', message],
      ['consentOn', message]
    ]);
    expect(reject({ consentWithdrawnOn: '2026-11-04' })).toEqual([['consentWithdrawnOn', message]]);
  });

  it.each([
    { geometry: { type: 'LineString', coordinates: [[7, 5]] } },
    { geometry: { type: 'Point', coordinates: [7] } },
    { statedArea: -1 },
    { accuracy: -1 },
    { capturedOn: '2026-02-30' },
    { capture: 'guessed' },
    { commodity: 'cocoa' },
    { supplier: ' ' }
  ])('refuses %j', (change) => {
    expect(plot.safeParse({ ...draft, ...change }).success).toBe(false);
  });
});
