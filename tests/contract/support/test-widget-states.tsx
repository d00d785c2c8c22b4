import type * as FakeMaps from '../../support/fake-map';
import type { WidgetPart } from '../../support/widget-states';
import { findPageFaults } from './axe';
import type { TestScene } from './widget-stage';
import { clearPage, listParts, playScene, RAW_MESSAGES, readPageText } from './widget-stage';

/*
 * Every part of a widget in each state that a reader may see. `tests/states.ts` of the widget's folder
 * describes its data and its first steps; a widget without that file is shown as one that needs and requests
 * nothing.
 */

jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../../support/fake-map').jimuArcgis);

const findRetries = () =>
  [...document.querySelectorAll('button')].filter((button) => button.textContent === 'Retry');
const BUSY = '[role="progressbar"], [aria-busy="true"], [role="status"]:not(:empty)';

const errors: string[] = [];

/** Shows a scene and checks the rules of every state. */
async function showScene(scene: TestScene) {
  const played = await playScene(scene);
  const why = scene.configured === false ? undefined : scene.part.drawsNothing?.[scene.answering];
  const said = readPageText();
  expect([said === '', errors]).toEqual([why !== undefined, []]);
  expect(await findPageFaults()).toEqual([]);
  return { ...played, said };
}

function testPart(widget: string, part: WidgetPart): void {
  const scene = { widget, part };

  it('shows content without axe violations, and requests data from the declared sources', async () => {
    const { log } = await showScene({ ...scene, answering: 'ready' });
    for (const asked of part.asks) expect([asked, log[asked]]).toEqual([asked, expect.any(Number)]);
    for (const asked of part.asks) expect(log[asked]).toBeGreaterThan(0);
  });

  it('shows content without axe violations from right to left on a page 320 px wide', async () => {
    await showScene({ ...scene, answering: 'ready', isNarrowRtl: true });
  });

  if (part.needs.length > 0)
    it(`shows that a ${part.needs.at(-1)} is missing and who chooses it when it is not configured`, async () => {
      const { said } = await showScene({ ...scene, answering: 'ready', configured: false });
      expect(said).toMatch(part.needs.includes('tool') ? /No tool has been chosen/ : /No map/);
      expect(said).toContain('The editor of this page can choose it in the settings');
    });

  if (part.asks.length === 0) return;

  it('shows that it is loading', async () => {
    const { said } = await showScene({ ...scene, answering: 'loading' });
    expect(said.includes('…') || document.querySelector(BUSY) !== null).toBe(true);
  });

  it('shows a message without a Retry when it is empty', async () => {
    await showScene({ ...scene, answering: 'empty' });
    expect(findRetries()).toEqual([]);
  });

  it('offers a Retry after a failure', async () => {
    await showScene({ ...scene, answering: 'failed' });
    expect(findRetries()).not.toEqual([]);
  });

  it('shows its own message with whom to contact, and no Retry, when access is refused', async () => {
    const { said } = await showScene({ ...scene, answering: 'refused' });
    expect(said).toMatch(/administrator/);
    expect(said).not.toContain(RAW_MESSAGES.refused);
    expect(findRetries()).toEqual([]);
  });
}

/** Defines the tests of all states of a widget; called by each widget's `src/states.test.tsx`. */
export function testWidgetStates(widget: string): void {
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
