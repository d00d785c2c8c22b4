import type * as FakeMaps from '../support/fake-map';
import { findPageFaults } from './support/axe';
import { clearPage, playSettings, WIDGET_NAMES } from './support/widget-stage';

/* The settings page of every widget, as opened in the builder. */

jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../support/fake-map').jimuArcgis);

const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...told: unknown[]) => void errors.push(told.join(' ')));
});
afterEach(() => {
  clearPage();
  jest.restoreAllMocks();
});

/** Returns the controls, without inputs that another element represents. */
const listControls = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:not([aria-hidden="true"]), select, textarea:not([aria-hidden="true"]), [role="switch"], [role="combobox"]'
  )
];
const isLabelled = (control: HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null }) =>
  (control.labels?.length ?? 0) > 0 ||
  control.hasAttribute('aria-label') ||
  control.hasAttribute('aria-labelledby');

it.each(WIDGET_NAMES.flatMap((widget) => [true, false].map((isChosen) => ({ widget, isChosen }))))(
  '$widget, a map chosen: $isChosen: shows its settings, each with a label, and axe finds no violation',
  async ({ widget, isChosen }) => {
    await playSettings(widget, isChosen);
    expect(listControls().length + document.querySelectorAll('button').length).toBeGreaterThan(0);
    expect(listControls().filter((control) => !isLabelled(control))).toEqual([]);
    expect(errors).toEqual([]);
    expect(await findPageFaults()).toEqual([]);
  }
);
