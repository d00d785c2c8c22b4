import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig, readSettings } from '@site/domain';
import type { SettingDeclarations, SettingsPart } from '@site/domain';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { screen, within } from '@testing-library/react';
import { Immutable } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { initStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import type { BaseVersionManager } from '../../host/jimu/jimu-core/lib/version/version-manager';

/*
 * Every format of a widget's configuration so far: `tests/fixtures/configs/<widget>/<number>.json`, the newest
 * last. Each is upgraded like in the framework, and read by the current settings page.
 */

type SavedConfig = Readonly<Record<string, unknown>>;

interface ConfigFixture {
  /** Version of the widget that wrote it. */
  readonly version: string;
  /** The values differ from the defaults, so that a default in their place is noticed. */
  readonly config: SavedConfig;
  /** Values that an upgrade changes on purpose. */
  readonly became?: SavedConfig;
  /** Settings that the widget no longer has; its page lists them. */
  readonly removed?: readonly string[];
}

const FIXTURES = 'tests/fixtures/configs';
const readJsonFile = <T,>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const widgets = readdirSync('widgets').filter((name) => existsSync(join('widgets', name, 'manifest.json')));
const listNumbers = (widget: string) =>
  existsSync(join(FIXTURES, widget))
    ? readdirSync(join(FIXTURES, widget))
        .map((file) => Number(file.replace('.json', '')))
        .sort((a, b) => a - b)
    : [];
const readFixture = (widget: string, number: number) =>
  readJsonFile<ConfigFixture>(join(FIXTURES, widget, `${number}.json`));
const readManifest = (widget: string) =>
  readJsonFile<{ version: string }>(join('widgets', widget, 'manifest.json'));
const readDefaultConfig = (widget: string) =>
  readJsonFile<SavedConfig>(join('widgets', widget, 'config.json'));
/** Settings of a widget, and their page. */
interface Declared {
  readonly SETTINGS: SettingDeclarations;
  readonly PAGE: readonly SettingsPart[];
}
const readDeclared = async (widget: string): Promise<Declared> =>
  ({
    ...(await import(`../../widgets/${widget}/src/config`)),
    ...(await import(`../../widgets/${widget}/src/setting/page`))
  }) as Declared;
const past = widgets.flatMap((widget) => listNumbers(widget).map((number) => [widget, number] as const));

async function upgradeConfig(widget: string, { version, config }: ConfigFixture): Promise<SavedConfig> {
  const { versionManager } = (await import(`../../widgets/${widget}/src/version-manager`)) as {
    versionManager: BaseVersionManager;
  };
  const to = readManifest(widget).version;
  const result = await versionManager.upgrade(Immutable(config), version, to, 'widget_1');
  return JSON.parse(JSON.stringify(result)) as SavedConfig;
}

it.each(widgets)('%s has a fixture of its current configuration', (widget) => {
  const newest = readFixture(widget, listNumbers(widget).at(-1)!);
  expect(newest.version).toBe(readManifest(widget).version);
  expect(Object.keys(newest.config)).toEqual(expect.arrayContaining(Object.keys(readDefaultConfig(widget))));
});

it.each(widgets)('the README of %s lists exactly the current settings', async (widget) => {
  const readme = readFileSync(join('widgets', widget, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('\n## Settings\n'));
  const named = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, key]) => key!);
  const { SETTINGS } = await readDeclared(widget);
  expect([...named].sort()).toEqual(Object.keys(SETTINGS).sort());
});

it.each(past)(
  '%s keeps the chosen values of its configuration %d, all of them valid',
  async (widget, number) => {
    const fixture = readFixture(widget, number);
    const config = await upgradeConfig(widget, fixture);
    const { SETTINGS } = await readDeclared(widget);
    const { removed = [] } = fixture;
    expect(checkConfig(SETTINGS, config)).toEqual(removed.map((key) => ({ key, problem: 'unknownSetting' })));
    expect(config).toMatchObject({ ...fixture.config, ...fixture.became });
    for (const key of Object.keys(fixture.became ?? {})) expect(config[key]).toEqual(fixture.became![key]);
  }
);

async function renderSettings(widget: string, config: SavedConfig): Promise<void> {
  const { default: Setting } = (await import(`../../widgets/${widget}/src/setting/setting`)) as {
    default: ComponentType<AllWidgetSettingProps<unknown>>;
  };
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  initStore();
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable(config),
    onSettingChange: jest.fn()
  } as never);
  widgetSettingRender(true)(createElement(Wrapped, { widgetId: 'widget_1' } as never));
}

it.each(past)(
  'the settings page of %s shows its configuration %d with no errors but removed settings',
  async (widget, number) => {
    const fixture = readFixture(widget, number);
    await renderSettings(widget, await upgradeConfig(widget, fixture));
    expect(screen.getAllByRole('group').length).toBeGreaterThan(0);
    const { removed } = fixture;
    const notices = screen.queryAllByRole('alert');
    const listed = notices.flatMap((notice) => within(notice).queryAllByRole('button'));
    expect(notices).toHaveLength(removed ? 1 : 0);
    expect(listed.map(({ textContent }) => textContent)).toEqual(
      removed?.map((key) => `Remove “${key}”`) ?? []
    );
  }
);

it.each(widgets)('%s declares each setting with a valid default and one row of its page', async (widget) => {
  const { SETTINGS, PAGE } = await readDeclared(widget);
  expect(checkConfig(SETTINGS, readSettings(SETTINGS, {}))).toEqual([]);
  const rows = PAGE.flatMap((part) => Object.keys(part.rows ?? {}));
  expect([...rows].sort()).toEqual(Object.keys(SETTINGS).sort());
});

it.each(widgets)(
  'the settings page of %s names invalid and unknown settings, and shows defaults',
  async (widget) => {
    const { SETTINGS } = await readDeclared(widget);
    const wrong = Object.fromEntries([...Object.keys(SETTINGS), 'unheardOf'].map((key) => [key, [0]]));
    await renderSettings(widget, wrong);
    const notice = screen.getByRole('alert');
    expect(within(notice).getAllByRole('button')).toHaveLength(Object.keys(wrong).length);
    expect(notice).toHaveTextContent('unheardOf: [0]. This version has no such setting.');
  }
);

const experiences = readdirSync('experiences').filter((id) =>
  existsSync(join('experiences', id, 'config.json'))
);

it.each(experiences)('the widgets of experience %s have valid settings', async (id) => {
  const { widgets: placed } = readJsonFile<{
    widgets: Readonly<Record<string, { uri: string; config?: SavedConfig }>>;
  }>(join('experiences', id, 'config.json'));
  const faults = await Promise.all(
    Object.entries(placed).map(async ([widgetId, { uri, config = {} }]) => {
      const widget = widgets.find((name) => uri.split('/').includes(name));
      if (widget === undefined) return [];
      const { SETTINGS } = await readDeclared(widget);
      return checkConfig(SETTINGS, config).map((fault) => ({ widgetId, ...fault }));
    })
  );
  expect(faults.flat()).toEqual([]);
});
