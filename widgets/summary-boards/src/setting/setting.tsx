import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { BOARD_SCOPES, toLocale } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { CATALOGUE, toLayerRef } from 'widgets/shared-code/site-map';
import {
  ChoiceSetting,
  LayerSetting,
  ListSetting,
  MapPart,
  NumberSetting,
  createSetter,
  SettingPart
} from 'widgets/shared-code/site-settings';
import type { BoardSetting, Config, IMConfig } from '../config';
import { DEFAULT_MAX_BARS } from '../config';
import { boardText } from '../runtime/boards/board';
import { mergeBoards } from '../runtime/boards/defaults';
import { boardInstances } from './instances';
import { OwnBoards } from './own-boards';
import { useTexts } from './use-texts';

type SettingProps = AllWidgetSettingProps<IMConfig>;

interface PartProps {
  readonly props: SettingProps;
  /** All boards, including hidden ones. */
  readonly boards: readonly BoardSetting[];
  readonly locale: Locale;
}

/** Returns options of boards by title. */
const toOptions = (boards: readonly BoardSetting[], locale: Locale) =>
  boards.map(({ name, title }) => [name, boardText(title, locale)] as const);

function BoardPart({ props, boards, locale }: PartProps) {
  const { id, config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  const instances = boardInstances(widgets, id).map((one) => [one.id, one.label] as const);
  return (
    <SettingPart title={t('instance')}>
      <ChoiceSetting
        label={t('board')}
        help={t('boardHint')}
        value={config.board}
        options={[['choose', t('boardChoose')], ['asked', t('boardAsked')], ...toOptions(boards, locale)]}
        onChange={(board) => set('board', board)}
      />
      {config.board === 'choose' && (
        <ChoiceSetting
          label={t('boardsWidgetId')}
          help={t('boardsWidgetIdHelp')}
          value={config.boardsWidgetId}
          options={[['', t('here')], ...instances]}
          onChange={(widgetId) => set('boardsWidgetId', widgetId)}
        />
      )}
      <ChoiceSetting
        label={t('scope')}
        help={t('scopeHelp')}
        value={config.scope}
        options={BOARD_SCOPES.map((scope) => [scope, t(`scope_${scope}`)] as const)}
        onChange={(scope) => set('scope', scope)}
      />
      <NumberSetting
        label={t('mostBars')}
        help={t('mostBarsHelp')}
        min={1}
        max={50}
        whole
        value={config.mostBars ?? DEFAULT_MAX_BARS}
        onChange={(value) => set('mostBars', value)}
      />
    </SettingPart>
  );
}

function OfferedPart({ props, boards, locale }: PartProps) {
  const { id, config, onSettingChange } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  const names = boards.map(({ name }) => name);
  const hidden = Array.from(config.hidden ?? []);
  return (
    <SettingPart title={t('offered')}>
      <ListSetting
        label={t('shown')}
        help={t('shownHelp')}
        value={names.filter((name) => !hidden.includes(name))}
        options={toOptions(boards, locale)}
        onChange={(shown) =>
          set(
            'hidden',
            names.filter((name) => !shown.includes(name))
          )
        }
      />
      <OwnBoards
        sources={props}
        boards={(config.boards?.asMutable({ deep: true }) ?? []) as BoardSetting[]}
        onChange={(own, useDataSources) =>
          onSettingChange({
            id,
            config: config.set('boards', own),
            ...(useDataSources && { useDataSources })
          })
        }
      />
    </SettingPart>
  );
}

function LayersPart({ props, boards }: PartProps) {
  const { id, config, useDataSources, onSettingChange } = props;
  const t = useTexts();
  const counted = boards.flatMap(({ figures, bars = [] }) => [...figures, ...bars].map(({ layer }) => layer));
  // A layer that is not in the catalogue is chosen in the editor of its board.
  const layers = CATALOGUE.map(({ id: layer }) => layer).filter((layer) => counted.includes(layer));
  const known = config.layers.asMutable() as Config['layers'];
  return (
    <SettingPart title={t('layers')} help={t('layersHint')}>
      {layers.map((layer) => (
        <LayerSetting
          key={layer}
          widgetId={id}
          label={toLayerRef(layer).title}
          name={known[layer] ?? ''}
          usual=""
          useDataSources={useDataSources}
          onChange={(name, uses) => {
            const { [layer]: _before, ...others } = known;
            const next = name === '' ? others : { ...others, [layer]: name };
            onSettingChange({ id, useDataSources: uses, config: config.set('layers', next) });
          }}
        />
      ))}
    </SettingPart>
  );
}

/** Settings: the board, where it opens, the map, the list of boards, and the layers they count. */
export default function Setting(props: SettingProps) {
  const { config, intl } = props;
  const own = (config.boards?.asMutable({ deep: true }) ?? []) as BoardSetting[];
  const part: PartProps = { props, boards: mergeBoards({ boards: own }), locale: toLocale(intl.locale) };
  return (
    <div className="widget-setting-summary-boards">
      <BoardPart {...part} />
      <MapPart {...props} />
      <OfferedPart {...part} />
      <LayersPart {...part} />
    </div>
  );
}
