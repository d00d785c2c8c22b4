import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Checkbox, Option, Select, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { BOARD_SCOPES, localeOf, toggleItem } from 'widgets/shared-code/site-core';
import type { BoardScope, Locale } from 'widgets/shared-code/site-core';
import { layerRef } from 'widgets/shared-code/site-map';
import type { BoardSetting, Config, IMConfig } from '../config';
import { boardText } from '../runtime/boards/board';
import { boardsOf } from '../runtime/boards/defaults';
import { boardInstances } from './instances';
import { OwnBoards } from './own-boards';
import { useTexts } from './use-texts';

interface SectionProps {
  readonly id: string;
  readonly config: IMConfig;
  /** All boards there are, those that are not offered included. */
  readonly boards: readonly BoardSetting[];
  readonly locale: Locale;
  onChange<K extends keyof Config>(key: K, value: Config[K]): void;
}

function BoardSection({ id, config, boards, locale, onChange }: SectionProps) {
  const t = useTexts();
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
          {boards.map(({ name, title }) => (
            <Option key={name} value={name}>
              {boardText(title, locale)}
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

function OfferedSection({ config, boards, locale, onChange }: SectionProps) {
  const t = useTexts();
  const names = boards.map(({ name }) => name);
  const hidden = Array.from(config.hidden ?? []);
  return (
    <SettingSection title={t('offered')}>
      {boards.map(({ name, title }) => (
        <SettingRow key={name} label={boardText(title, locale)}>
          <Checkbox
            aria-label={boardText(title, locale)}
            checked={!hidden.includes(name)}
            onChange={() => onChange('hidden', toggleItem(names, hidden, name))}
          />
        </SettingRow>
      ))}
      <OwnBoards
        boards={(config.boards?.asMutable({ deep: true }) ?? []) as BoardSetting[]}
        onChange={(own) => onChange('boards', own)}
      />
    </SettingSection>
  );
}

function LayerSection({ config, boards, onChange }: SectionProps) {
  const t = useTexts();
  const layers = boards.flatMap(({ figures, bars = [] }) => [...figures, ...bars].map(({ layer }) => layer));
  const named = config.layers.asMutable() as Config['layers'];
  return (
    <SettingSection title={t('layers')}>
      <p>{t('layersHint')}</p>
      {[...new Set(layers)].map((layer) => (
        <SettingRow key={layer} label={layerRef(layer).title} flow="wrap">
          <TextInput
            aria-label={layerRef(layer).title}
            placeholder={layer}
            value={named[layer] ?? ''}
            onChange={({ target: { value } }) => {
              const { [layer]: _before, ...others } = named;
              onChange('layers', value === '' ? others : { ...others, [layer]: value });
            }}
          />
        </SettingRow>
      ))}
    </SettingSection>
  );
}

/** The board, where it opens, the map, the boards there are, and the layers they count. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, intl, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  const section: SectionProps = {
    id,
    config,
    boards: boardsOf({ boards: (config.boards?.asMutable({ deep: true }) ?? []) as BoardSetting[] }),
    locale: localeOf(intl.locale),
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
      <OfferedSection {...section} />
      <LayerSection {...section} />
    </div>
  );
}
