import { plotCreate, plotUpdate } from '../plots/plot';
import { formatFieldOption } from './field-option';
import { findFieldProblems, formatFormProblem } from './field-problems';
import { buildInitialValues } from './form-values';
import { canSubmit } from './form-rules';
import { countPlotCorners, formatPlotGeometry, parseOutlineText, writeOutlineText } from './outline-text';
import { toPayload } from './payload';
import { PLOT_FORMS } from './plot-forms';

const RING = [
  [7.701234, 5.101234],
  [7.702345, 5.101235],
  [7.702346, 5.102341],
  [7.701234, 5.101234]
] as const;
const OUTLINE = { type: 'Polygon', coordinates: [RING] } as const;
const VALUES = {
  supplier: 'Ini Umoh',
  community: 'Ikot Ekpene',
  commodity: 'oilPalm',
  geometry: writeOutlineText(OUTLINE),
  capture: 'walked',
  capturedOn: '2026-05-01',
  status: 'draft'
};
const { add, edit } = PLOT_FORMS;

afterEach(() => jest.useRealTimers());

it('sends a plot that the server accepts, with its outline as geometry', () => {
  const payload = toPayload(add, VALUES);
  expect(canSubmit(add, VALUES)).toBe(true);
  expect(plotCreate.parse(payload.ok && payload.value)).toMatchObject({ geometry: OUTLINE, status: 'draft' });
});

it('sends the same values again from a stored record with derived fields', () => {
  const record = { ...VALUES, geometry: OUTLINE, id: 'p1', area: 1.5, faults: [], lga: 'Uyo' };
  const payload = toPayload(edit, buildInitialValues(edit, record));
  expect(plotUpdate.parse(payload.ok && payload.value)).toMatchObject({ id: 'p1', geometry: OUTLINE });
});

it('requires a reason for a rejected plot only', () => {
  const rejected = { ...VALUES, status: 'rejected' };
  expect(findFieldProblems(add, rejected)).toEqual([{ field: 'rejection', problem: 'required' }]);
  expect(toPayload(add, { ...VALUES, rejection: 'Too small' })).not.toHaveProperty('value.rejection');
});

it('refuses days after today, which begins in Lagos an hour before that of UTC', () => {
  // 00:30 on 3 November in Lagos.
  jest.useFakeTimers({ now: Date.parse('2026-11-02T23:30:00Z') });
  const capture = (capturedOn: string) => findFieldProblems(add, { ...VALUES, capturedOn });
  expect(capture('2026-11-03')).toEqual([]);
  expect(capture('2026-11-04').map((found) => formatFormProblem(found, 'en'))).toEqual([
    'Captured on must not be after today, 03/11/2026'
  ]);
  const consent = { consentOn: '2026-11-03', consentWithdrawnOn: '2026-12-01' };
  expect(findFieldProblems(edit, { ...VALUES, ...consent })).toMatchObject([
    { field: 'consentWithdrawnOn', problem: 'inFuture' }
  ]);
});

it('refuses a text that is no outline, and a missing one', () => {
  expect(findFieldProblems(add, { ...VALUES, geometry: '{' })).toEqual([
    { field: 'geometry', problem: 'notAnOutline' }
  ]);
  expect(canSubmit(add, { ...VALUES, geometry: '' })).toBe(false);
  expect(buildInitialValues(edit, { geometry: 'north' }).geometry).toBe('');
  expect(parseOutlineText('{"type":"Point","coordinates":[7.5]}')).toBeNull();
});

it('describes outlines and points, and counts corners without the closing position', () => {
  expect(formatPlotGeometry(OUTLINE, 'en')).toBe('Outline with 3 corners at 5.101511, 7.701790');
  expect(formatPlotGeometry({ type: 'Point', coordinates: [7.5, 5.25] }, 'en')).toBe(
    'Point at 5.250000, 7.500000'
  );
  expect(formatPlotGeometry({ type: 'Point', coordinates: [400_000, 5.25] }, 'en')).toBe(
    'Positions that are not on earth: 1'
  );
  expect(countPlotCorners({ type: 'Polygon', coordinates: [RING.slice(0, 2), []] })).toBe(2);
});

it('labels options of plots in the language of the page', () => {
  expect(
    formatFieldOption(
      add.fields.find(({ name }) => name === 'status')!,
      'released',
      'fr'
    )
  ).toBe('Validée');
});
