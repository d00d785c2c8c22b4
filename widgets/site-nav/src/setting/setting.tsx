import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { listToolsByName } from 'widgets/shared-code/site-core';
import {
  checkAddress,
  checkAddressOrNone,
  checkNeeded,
  checkTheme,
  ChoiceSetting,
  MapPart,
  NumberSetting,
  ServicesPart,
  createSetter,
  SettingPart,
  SwitchSetting,
  TextSetting
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { formatLinks, parseLinks } from './nav-links';
import { useTexts } from './use-texts';

const PAGE_FIELDS = ['homeUrl', 'loginUrl'] as const;
const MENU_FIELDS = ['adminUrl', 'accountsUrl', 'parametersUrl', 'personalDataUrl', 'builderUrl'] as const;
const BASEMAP_FIELDS = ['lightBasemap', 'darkBasemap'] as const;

/** Settings of the linked pages: a map's page, Login, and the pages of the menu. */
function PagesPart(props: AllWidgetSettingProps<IMConfig>) {
  const { config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  const tours = listToolsByName(widgets, 'guided-tour').map((tour) => [tour.id, tour.label] as const);
  return (
    <SettingPart title={t('pages')} help={t('pagesHelp')}>
      {PAGE_FIELDS.map((key) => (
        <TextSetting
          key={key}
          label={t(key)}
          value={config[key]}
          check={checkAddress}
          onChange={(value) => set(key, value)}
        />
      ))}
      {MENU_FIELDS.map((key) => (
        <TextSetting
          key={key}
          label={t(key)}
          help={t(`${key}Help`)}
          value={config[key] ?? ''}
          check={checkAddressOrNone}
          onChange={(value) => set(key, value)}
        />
      ))}
      <ChoiceSetting
        label={t('tourWidgetId')}
        help={t('tourWidgetIdHelp')}
        value={config.tourWidgetId}
        options={[['', t('noTour')], ...tours]}
        onChange={(value) => set('tourWidgetId', value)}
      />
    </SettingPart>
  );
}

/** Settings of the bar's links and their roles. */
function LinksPart(props: AllWidgetSettingProps<IMConfig>) {
  const { config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <SettingPart title={t('links')} help={t('linksHelp')}>
      {(['commodities', 'mapViews'] as const).map((key) => (
        <TextSetting
          key={key}
          label={t(key)}
          isLong
          value={formatLinks(config[key].asMutable({ deep: true }))}
          refuse={(text) => {
            const read = parseLinks(text);
            return 'line' in read ? t(`wrong_${read.wrong}`, { line: read.line }) : null;
          }}
          held={(text) => {
            const read = parseLinks(text);
            return 'links' in read ? formatLinks(read.links) : text;
          }}
          onChange={(text) => {
            const read = parseLinks(text);
            if ('links' in read) set(key, read.links);
          }}
        />
      ))}
    </SettingPart>
  );
}

/** Settings: server, pages, links, session and appearance. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-site-nav">
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
      <PagesPart {...props} />
      <LinksPart {...props} />
      <SettingPart title={t('session')}>
        {(['showsPage', 'isOpenToGuests'] as const).map((key) => (
          <SwitchSetting
            key={key}
            label={t(key)}
            help={t(`${key}Help`)}
            value={config[key]}
            onChange={(value) => set(key, value)}
          />
        ))}
        <NumberSetting
          label={t('warnBeforeEndMinutes')}
          help={t('warnBeforeEndMinutesHelp')}
          unit="min"
          min={0}
          max={60}
          whole
          value={config.warnBeforeEndMinutes}
          onChange={(value) => set('warnBeforeEndMinutes', value)}
        />
      </SettingPart>
      <MapPart {...props} help={t('mapHelp')}>
        {BASEMAP_FIELDS.map((key) => (
          <TextSetting
            key={key}
            label={t(key)}
            help={t('basemapHelp')}
            value={config[key]}
            check={checkNeeded}
            onChange={(value) => set(key, value)}
          />
        ))}
        <ChoiceSetting
          label={t('clusterWeight')}
          help={t('clusterWeightHelp')}
          value={config.clusterWeight}
          options={[
            ['count', t('clustersByCount')],
            ['tonnes', t('clustersByTonnes')]
          ]}
          onChange={(value) => set('clusterWeight', value)}
        />
      </MapPart>
      <SettingPart title={t('appearance')} help={t('appearanceHelp')}>
        {(['lightTheme', 'darkTheme'] as const).map((key) => (
          <TextSetting
            key={key}
            label={t(key)}
            value={config[key]}
            check={checkTheme}
            onChange={(value) => set(key, value)}
          />
        ))}
      </SettingPart>
    </div>
  );
}
