import { hooks, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Option, Select, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { BOARD_SCOPES, BOARDS, localeOf, message } from 'widgets/shared-code/site-core';
import type { BoardName, BoardScope, MessageKey } from 'widgets/shared-code/site-core';
import type { Config, IMConfig } from '../config';
import { LAYER_NAMES } from '../config';
import { boardInstances } from './instances';
import defaultMessages from './translations/default';

const TITLES: Readonly<Record<BoardName, MessageKey>> = {
  p1AtField: 'board.p1AtField',
  ownedFactories: 'board.ownedFactories',
  customerFactories: 'board.customerFactories',
  millsTagged: 'board.millsTagged',
  oilPalmHectares: 'board.oilPalmHectares',
  deforestedHectares: 'board.deforestedHectares',
  placeCounts: 'board.placeCounts',
  rawMaterial: 'board.rawMaterial',
  biocharApplications: 'biochar.applicationsSummary'
};

interface SectionProps {
  readonly id: string;
  readonly config: IMConfig;
  readonly language: string;
  onChange<K extends keyof Config>(key: K, value: Config[K]): void;
}

function BoardSection({ id, config, language, onChange }: SectionProps) {
  const t = hooks.useTranslation(defaultMessages);
  const locale = localeOf(language);
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  return (
    <SettingSection title={t('board')}>
      <SettingRow>
        <Select
          aria-label={t('board')}
          value={config.board}
          onChange={(_event, board: Config['board']) => onChange('board', board)}
        >
          <Option value="choose">{t('boardChoose')}</Option>
          <Option value="asked">{t('boardAsked')}</Option>
          {BOARDS.map((name) => (
            <Option key={name} value={name}>
              {message(TITLES[name], locale)}
            </Option>
          ))}
        </Select>
      </SettingRow>
      <p>{t('boardHint')}</p>
      {config.board === 'choose' && (
        <SettingRow label={t('boardsWidgetId')} flow="wrap">
          <Select
            aria-label={t('boardsWidgetId')}
            value={config.boardsWidgetId}
            onChange={(_event, widgetId: string) => onChange('boardsWidgetId', widgetId)}
          >
            <Option value="">{t('here')}</Option>
            {boardInstances(widgets, id).map((instance) => (
              <Option key={instance.id} value={instance.id}>
                {instance.label}
              </Option>
            ))}
          </Select>
        </SettingRow>
      )}
      <SettingRow label={t('scope')} flow="wrap">
        <Select
          aria-label={t('scope')}
          value={config.scope}
          onChange={(_event, scope: BoardScope) => onChange('scope', scope)}
        >
          {BOARD_SCOPES.map((scope) => (
            <Option key={scope} value={scope}>
              {t(`scope_${scope}`)}
            </Option>
          ))}
        </Select>
      </SettingRow>
    </SettingSection>
  );
}

function LayerSection({ config, onChange }: SectionProps) {
  const t = hooks.useTranslation(defaultMessages);
  return (
    <SettingSection title={t('layers')}>
      <p>{t('layersHint')}</p>
      {LAYER_NAMES.map((name) => (
        <SettingRow key={name} label={t(name)} flow="wrap">
          <TextInput
            aria-label={t(name)}
            value={config.layers[name]}
            onChange={(event) =>
              onChange('layers', {
                ...(config.layers.asMutable() as Config['layers']),
                [name]: event.target.value
              })
            }
          />
        </SettingRow>
      ))}
    </SettingSection>
  );
}

/** The board, where it opens, the map, and the layers it counts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, intl, useMapWidgetIds, onSettingChange } = props;
  const t = hooks.useTranslation(defaultMessages);
  const section: SectionProps = {
    id,
    config,
    language: intl.locale,
    onChange: (key, value) => onSettingChange({ id, config: config.set(key, value) })
  };
  return (
    <div className="widget-setting-summary-boards">
      <BoardSection {...section} />
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <LayerSection {...section} />
    </div>
  );
}
