import type * as FakeMaps from '../../support/fake-map';
import type { WidgetPart } from '../../support/widget-states';
import { findPageFaults } from './axe';
import type { Scene } from './widget-stage';
import { clearPage, listParts, playScene, RAW, saidOnPage } from './widget-stage';

/*
 * Every part of a widget in the states that a reader may find it in. `tests/states.ts` of the widget's folder describes
 * its data and its first steps; a widget without that file is shown as one that needs and requests nothing.
 */

jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../../support/fake-map').jimuArcgis);

const findRetries = () =>
  [...document.querySelectorAll('button')].filter((button) => button.textContent === 'Retry');
const BUSY = '[role="progressbar"], [aria-busy="true"], [role="status"]:not(:empty)';

const errors: string[] = [];

/** Shows a scene and checks the rules that hold in every state. */
async function showScene(scene: Scene) {
  const played = await playScene(scene);
  const why = scene.configured === false ? undefined : scene.part.drawsNothing?.[scene.answering];
  const said = saidOnPage();
  expect([said === '', errors]).toEqual([why !== undefined, []]);
  expect(await findPageFaults()).toEqual([]);
  return { ...played, said };
}

function testPart(widget: string, part: WidgetPart): void {
  const scene = { widget, part };

  it('says something, is axe clean, and asks whom it says that it asks', async () => {
    const { log } = await showScene({ ...scene, answering: 'ready' });
    for (const asked of part.asks) expect([asked, log[asked]]).toEqual([asked, expect.any(Number)]);
    for (const asked of part.asks) expect(log[asked]).toBeGreaterThan(0);
  });

  it('says something and is axe clean from right to left on a page 320 px wide', async () => {
    await showScene({ ...scene, answering: 'ready', isNarrowRtl: true });
  });

  if (part.needs.length > 0)
    it(`not configured, says that a ${part.needs.at(-1)} is missing and who chooses it`, async () => {
      const { said } = await showScene({ ...scene, answering: 'ready', configured: false });
      expect(said).toMatch(part.needs.includes('tool') ? /^.*tool that this belongs to/ : /No map/);
      expect(said).toContain('Whoever edits this page chooses it in the settings');
    });

  if (part.asks.length === 0) return;

  it('loading, says that it is', async () => {
    const { said } = await showScene({ ...scene, answering: 'loading' });
    expect(said.includes('…') || document.querySelector(BUSY) !== null).toBe(true);
  });

  it('empty, says something and has nothing to try again', async () => {
    await showScene({ ...scene, answering: 'empty' });
    expect(findRetries()).toEqual([]);
  });

  it('failed, offers to try again', async () => {
    await showScene({ ...scene, answering: 'failed' });
    expect(findRetries()).not.toEqual([]);
  });

  it('refused, says whom to ask, in words of its own, and offers no second try', async () => {
    const { said } = await showScene({ ...scene, answering: 'refused' });
    expect(said).toMatch(/administrator/);
    expect(said).not.toContain(RAW.refused);
    expect(findRetries()).toEqual([]);
  });
}

/** Defines the tests of all states of a widget; each widget's `src/states.test.tsx` calls it. */
export function testWidgetStates(widget: string): void {
  jest.setTimeout(60_000);
  beforeEach(() => {
    errors.length = 0;
    jest
      .spyOn(console, 'error')
      .mockImplementation((...texts: unknown[]) => void errors.push(texts.join(' ')));
  });
  afterEach(() => {
    clearPage();
    jest.restoreAllMocks();
  });
  describe.each(listParts(widget))('$widget ($name)', ({ part }) => testPart(widget, part));
}
