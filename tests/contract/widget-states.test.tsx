import type * as FakeMaps from '../support/fake-map';
import type { Scene } from './support/widget-stage';
import { faultsOnPage } from './support/axe';
import { clearPage, PARTS, playScene, RAW, saidOnPage } from './support/widget-stage';

/*
 * Every part of every widget in the states that a reader may find it in. What a widget needs for that stands in
 * `tests/states.ts` of its folder; one without it is shown as a widget that needs and asks nothing.
 */

jest.setTimeout(60_000);
jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../support/fake-map').jimuArcgis);

const retries = () => [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Retry');
const BUSY = '[role="progressbar"], [aria-busy="true"], [role="status"]:not(:empty)';

const errors: string[] = [];

/** Shows a scene, and looks at what is the same for all of them. */
async function look(scene: Scene) {
  const played = await playScene(scene);
  const why = scene.configured === false ? undefined : scene.part.drawsNothing?.[scene.answering];
  const said = saidOnPage();
  expect([said === '', errors]).toEqual([why !== undefined, []]);
  expect(await faultsOnPage()).toEqual([]);
  return { ...played, said };
}

beforeEach(() => {
  errors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...told: unknown[]) => void errors.push(told.join(' ')));
});
afterEach(() => {
  clearPage();
  jest.restoreAllMocks();
});

describe.each(PARTS)('$widget ($name)', ({ widget, part }) => {
  const scene = { widget, part };

  it('says something, is axe clean, and asks whom it says that it asks', async () => {
    const { log } = await look({ ...scene, answering: 'ready' });
    for (const asked of part.asks) expect([asked, log[asked]]).toEqual([asked, expect.any(Number)]);
    for (const asked of part.asks) expect(log[asked]).toBeGreaterThan(0);
  });

  it.each([
    ['from right to left', { rtl: true }],
    ['on a page 320 px wide', { narrow: true }]
  ])('says something and is axe clean %s', async (_how, how) => {
    await look({ ...scene, ...how, answering: 'ready' });
  });

  if (part.needs.length > 0)
    it(`not configured, says that a ${part.needs.at(-1)} is missing and who chooses it`, async () => {
      const { said } = await look({ ...scene, answering: 'ready', configured: false });
      expect(said).toMatch(part.needs.includes('tool') ? /^.*tool that this belongs to/ : /No map/);
      expect(said).toContain('Whoever edits this page chooses it in the settings');
    });

  if (part.asks.length === 0) return;

  it('loading, says that it is', async () => {
    const { said } = await look({ ...scene, answering: 'loading' });
    expect(said.includes('…') || document.querySelector(BUSY) !== null).toBe(true);
  });

  it('empty, says something and has nothing to try again', async () => {
    await look({ ...scene, answering: 'empty' });
    expect(retries()).toEqual([]);
  });

  it('failed, offers to try again', async () => {
    await look({ ...scene, answering: 'failed' });
    expect(retries()).not.toEqual([]);
  });

  it('refused, says whom to ask, in words of its own, and offers no second try', async () => {
    const { said } = await look({ ...scene, answering: 'refused' });
    expect(said).toMatch(/administrator/);
    expect(said).not.toContain(RAW.refused);
    expect(retries()).toEqual([]);
  });
});
