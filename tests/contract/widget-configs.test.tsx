import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { Immutable } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { initStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import type { BaseVersionManager } from '../../host/jimu/jimu-core/lib/version/version-manager';

/*
 * Every format of a widget's configuration so far: `tests/fixtures/configs/<widget>/<number>.json`, the newest
 * last. Each is upgraded like in the framework, and read by the current settings page.
 */

type Config = Readonly<Record<string, unknown>>;

interface Fixture {
  /** Version of the widget that wrote it. */
  readonly version: string;
  /** The values differ from the defaults, so that a default in their place is noticed. */
  readonly config: Config;
  /** Values that an upgrade changes on purpose. */
  readonly became?: Config;
}

const FIXTURES = 'tests/fixtures/configs';
const read = <T,>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const widgets = readdirSync('widgets').filter((name) => existsSync(join('widgets', name, 'manifest.json')));
const numbersOf = (widget: string) =>
  existsSync(join(FIXTURES, widget))
    ? readdirSync(join(FIXTURES, widget))
        .map((file) => Number(file.replace('.json', '')))
        .sort((a, b) => a - b)
    : [];
const fixtureOf = (widget: string, number: number) => read<Fixture>(join(FIXTURES, widget, `${number}.json`));
const manifestOf = (widget: string) => read<{ version: string }>(join('widgets', widget, 'manifest.json'));
const defaultOf = (widget: string) => read<Config>(join('widgets', widget, 'config.json'));
const past = widgets.flatMap((widget) => numbersOf(widget).map((number) => [widget, number] as const));

/** Settings of a default configuration that the widget does not need. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'feature-hint': ['about'],
  'site-nav': ['builderUrl']
};

async function upgraded(widget: string, { version, config }: Fixture): Promise<Config> {
  const { versionManager } = (await import(`../../widgets/${widget}/src/version-manager`)) as {
    versionManager: BaseVersionManager;
  };
  const to = manifestOf(widget).version;
  const result = await versionManager.upgrade(Immutable(config), version, to, 'widget_1');
  return JSON.parse(JSON.stringify(result)) as Config;
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

it.each(widgets)('%s has a fixture of its current configuration', (widget) => {
  const newest = fixtureOf(widget, numbersOf(widget).at(-1)!);
  expect(newest.version).toBe(manifestOf(widget).version);
  expect(Object.keys(newest.config)).toEqual(expect.arrayContaining(Object.keys(defaultOf(widget))));
});

it.each(widgets)('the table of settings in the README of %s lists exactly the current settings', (widget) => {
  const readme = readFileSync(join('widgets', widget, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('\n## Settings\n'));
  const named = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, key]) => key!);
  const { config } = fixtureOf(widget, numbersOf(widget).at(-1)!);
  expect([...named].sort()).toEqual(Object.keys(config).sort());
});

it.each(past)(
  '%s keeps the chosen values of its configuration %d, and has all required settings',
  async (widget, number) => {
    const fixture = fixtureOf(widget, number);
    const config = await upgraded(widget, fixture);
    expect(config).toMatchObject({ ...fixture.config, ...fixture.became });
    for (const key of Object.keys(fixture.became ?? {})) expect(config[key]).toEqual(fixture.became![key]);
    // Settings that today's widget reads without a check have a value in its default configuration.
    const optional = OPTIONAL[widget] ?? [];
    for (const [key, value] of Object.entries(defaultOf(widget)))
      if (!optional.includes(key)) expect([key, typeOf(config[key])]).toEqual([key, typeOf(value)]);
  }
);

it.each(past)('the settings page of %s shows its configuration %d without errors', async (widget, number) => {
  const config = await upgraded(widget, fixtureOf(widget, number));
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
  expect(screen.getAllByRole('group').length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});
