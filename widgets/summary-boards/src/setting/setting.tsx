import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { toLocale, useSettings } from 'widgets/shared-code/site-base';
import { CATALOGUE, toLayerRef } from 'widgets/shared-code/site-map';
import { ChoiceSetting, ListSetting, SettingsPage } from 'widgets/shared-code/site-settings';
import type { BoardSetting, IMConfig } from '../config';
import { SETTINGS } from '../config';
import { boardText } from '../runtime/boards/board';
import { mergeBoards } from '../runtime/boards/defaults';
import { boardInstances } from './instances';
import { OwnBoards } from './own-boards';
import { PAGE } from './page';
import { useTexts } from './use-texts';

/** Lists the catalogue layers that the boards count; another layer is chosen in the editor of its board. */
function listCountedLayers(boards: readonly BoardSetting[]) {
  const counted = boards.flatMap(({ figures, bars = [] }) => [...figures, ...bars].map(({ layer }) => layer));
  const layers = CATALOGUE.map(({ id }) => id).filter((layer) => counted.includes(layer));
  return layers.map((layer) => [layer, toLayerRef(layer).title] as const);
}

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, intl } = props;
  const t = useTexts();
  const settings = useSettings(SETTINGS, config);
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  const instances = boardInstances(widgets, id).map((one) => [one.id, one.label] as const);
  // All boards, including hidden ones.
  const boards = mergeBoards({ boards: settings.boards });
  const titles = boards.map(({ name, title }) => [name, boardText(title, toLocale(intl.locale))] as const);
  const selectOthers = (names: readonly string[]) =>
    boards.map(({ name }) => name).filter((name) => !names.includes(name));
  return (
    <SettingsPage
      {...props}
      name="summary-boards"
      settings={SETTINGS}
      parts={PAGE}
      options={{ layers: listCountedLayers(boards) }}
      rows={{
        board: (row) => (
          <ChoiceSetting
            {...row}
            options={[['choose', t('boardChoose')], ['asked', t('boardAsked')], ...titles]}
          />
        ),
        boardsWidgetId: (row) =>
          settings.board === 'choose' && <ChoiceSetting {...row} options={[['', t('here')], ...instances]} />,
        hidden: ({ value, onChange }) => (
          <ListSetting
            label={t('shown')}
            help={t('shownHelp')}
            value={selectOthers(value)}
            options={titles}
            onChange={(shown) => onChange(selectOthers(shown))}
          />
        ),
        boards: ({ value, onChange }) => <OwnBoards sources={props} boards={value} onChange={onChange} />
      }}
    />
  );
}
