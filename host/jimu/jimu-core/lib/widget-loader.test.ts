import type { ImmutableObject } from './immutable';
import type { WidgetJson } from './types/app-config';
import type { WidgetComponent } from './types/props';
import { BaseVersionManager, WidgetVersionManager } from './version/version-manager';
import type { WidgetVersion } from './version/version-manager';
import type { WidgetPackage } from './widget-loader';
import { getWidgetLabel, upgradeWidget } from './widget-loader';

type OldConfig = ImmutableObject<{ kept?: string; count?: number }>;

class ConfigUpgrades extends BaseVersionManager {
  versions = [
    { version: '2.0.0', description: 'Counts.', upgrader: (old: OldConfig) => old.set('count', 1) },
    { version: '3.0.0', description: 'Is to come.', upgrader: (old: OldConfig) => old.set('count', 2) }
  ];
}

/**
 * An upgrader without `upgradeFullInfo` receives only the configuration, although the type is that of the
 * whole widget.
 */
const readCount = (config: unknown) => (config as OldConfig).set('count', 3);

class WholeUpgrades extends WidgetVersionManager {
  versions: WidgetVersion[] = [
    {
      version: '1.5.0',
      description: 'Counts.',
      upgrader: readCount as unknown as WidgetVersion['upgrader']
    },
    {
      version: '2.0.0',
      description: 'Works on a map.',
      upgradeFullInfo: true,
      upgrader: ({ widgetJson, ...rest }) => ({
        ...rest,
        widgetJson: widgetJson.set('useMapWidgetIds', ['map']) as typeof widgetJson
      })
    }
  ];
}

const createPackage = (versionManager: BaseVersionManager) =>
  ({
    manifest: { name: 'wells', version: '2.0.0' },
    Component: { versionManager } as unknown as WidgetComponent,
    defaultConfig: { fresh: true }
  }) as unknown as WidgetPackage;

const saved: WidgetJson = { id: 'w1', uri: 'widgets/wells/', version: '1.0.0', config: { kept: 'so' } };
const toPlainData = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('upgrades a plain or immutable configuration to the installed version, as immutable data', async () => {
  const current = await upgradeWidget(saved, createPackage(new ConfigUpgrades()));
  expect(toPlainData(current)).toEqual({ ...saved, config: { kept: 'so', count: 1 } });
});

it('upgrades the whole JSON of a widget when its version manager requires it', async () => {
  const current = await upgradeWidget(saved, createPackage(new WholeUpgrades()));
  expect(toPlainData(current)).toEqual({
    ...saved,
    config: { kept: 'so', count: 3 },
    useMapWidgetIds: ['map']
  });
});

it('leaves a widget of the installed version unchanged, and uses the default configuration', async () => {
  const now = { ...saved, version: '2.0.0' };
  expect(toPlainData(await upgradeWidget(now, createPackage(new ConfigUpgrades())))).toEqual(now);
  const { config: _config, ...bare } = saved;
  expect(toPlainData(await upgradeWidget(bare, createPackage(new ConfigUpgrades())))).toEqual({
    ...bare,
    config: { fresh: true }
  });
});

describe('the label of a widget', () => {
  const manifest = { name: 'column', label: 'Column' } as WidgetPackage['manifest'];
  const messages = { _widgetLabel: 'Colonne' };
  const getLabel = (json: Partial<WidgetJson>, locale: string) =>
    getWidgetLabel({ id: 'widget_1', uri: 'widgets/layout/column/', ...json }, manifest, messages, locale);

  it.each([
    [
      'the author’s translation in its language',
      { label: 'Results', i18n: { fr: { label: 'Résultats' } } },
      'Résultats'
    ],
    ['the author’s label without a translation', { label: 'Results' }, 'Results'],
    ['the widget’s own name when the author gave none', { label: 'Column' }, 'Colonne']
  ])('is %s', (_, json, label) => {
    expect(getLabel(json, 'fr')).toBe(label);
  });

  it('is the author’s label in other languages', () => {
    expect(getLabel({ label: 'Results', i18n: { fr: { label: 'Résultats' } } }, 'en')).toBe('Results');
  });
});
