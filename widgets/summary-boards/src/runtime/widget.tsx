import { appActions, getAppStore, hooks, React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import {
  getLast,
  MAX_RESULT_HEIGHT,
  NotConfigured,
  Notice,
  toLocale,
  useSettings,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { MapFailureNotice } from 'widgets/shared-code/site-tools';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { Chooser } from './chooser';
import { mergeBoards } from './boards/defaults';
import { BoardCard } from './panel/board-card';
import { requestBoard, useBoardActions, useOpenBoards } from './use-open-boards';
import { useLayerBoards, useLayerSettings } from './use-layer-boards';
import { useSharedBoards } from './use-shared-boards';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** The open boards: cards one below the other; on a small screen, the last one as a sheet. */
function Boards({ id, config, intl, controllerWidgetId, useMapWidgetIds }: WidgetProps) {
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const open = useOpenBoards(id);
  const locale = toLocale(intl.locale);
  const settings = useSettings(SETTINGS, config);
  const boards = React.useMemo(() => mergeBoards(settings), [settings]);
  const names = React.useMemo(() => boards.map(({ name }) => name), [boards]);
  const actions = useBoardActions(id, names, names.includes(settings.board) ? settings.board : null);
  const [hidden, setHidden] = React.useState(false);
  const problem = useSharedBoards(id, names, open, actions);
  const t = useTexts();
  const inside = controllerWidgetId !== undefined || settings.board === 'choose';
  const sheet = small && !inside;
  const ofLayers = useLayerSettings(useLayerBoards(view, settings), open, locale);
  // An open board may have been removed from the settings meanwhile.
  const cards = open.flatMap((board) => {
    const setting = [...boards, ...ofLayers.settings].find(({ name }) => name === board.name);
    return setting ? [{ open: board, setting }] : [];
  });
  const last = getLast(cards.filter(({ open: { folded } }) => !folded)) ?? getLast(cards);
  const shared = { widgetId: id, actions, view, settings, locale };
  return (
    <>
      <JimuMapViewComponent useMapWidgetId={useMapWidgetIds?.[0]} onActiveViewChange={setView} />
      {problem && !hidden && (
        <Notice kind="warning" onDismiss={() => setHidden(true)}>
          {t('addressRefused')}
        </Notice>
      )}
      {ofLayers.fault && (
        <Notice kind="error" onRetry={ofLayers.retry}>
          {t('layersFailed', { message: ofLayers.fault.message })}
        </Notice>
      )}
      {sheet
        ? last && <BoardCard key={last.setting.name} {...last} {...shared} place="sheet" />
        : cards.map((card) => (
            <BoardCard key={card.setting.name} {...card} {...shared} place={inside ? 'inside' : 'card'} />
          ))}
    </>
  );
}

/** The list of boards; a chosen board opens here, or in the instance named in the settings. */
function ChooserPanel(props: WidgetProps) {
  const { id, config, intl, controllerWidgetId, useMapWidgetIds } = props;
  const { sys, card } = useThemeStyles();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const small = hooks.useCheckSmallBrowserSizeMode();
  const target = useSettings(SETTINGS, config).boardsWidgetId || id;
  const open = useOpenBoards(target);
  const shows = ReactRedux.useSelector(
    (state: IMState) => state.appConfig?.widgets?.[target]?.config as IMConfig | undefined
  );
  // The boards come from the settings of the instance that shows them.
  const settings = useSettings(SETTINGS, shows ?? config);
  const boards = [...mergeBoards(settings), ...useLayerBoards(view, settings)];
  const chooseBoard = (name: string) => {
    requestBoard(target, name);
    // On a small screen the list would cover the sheet of the board.
    if (small && target !== id && controllerWidgetId) getAppStore().dispatch(appActions.closeWidget(id));
  };
  const frame = controllerWidgetId
    ? { background: sys.color.surface.paper, color: sys.color.surface.paperText }
    : { ...card, maxHeight: '100%', overflow: 'auto' };
  return (
    <div className="jimu-widget widget-summary-boards" css={frame}>
      <JimuMapViewComponent useMapWidgetId={useMapWidgetIds?.[0]} onActiveViewChange={setView} />
      <MapFailureNotice mapWidgetId={useMapWidgetIds?.[0]} />
      <Chooser boards={boards} open={open} locale={toLocale(intl.locale)} onChoose={chooseBoard} />
      {target === id && <Boards {...props} />}
    </div>
  );
}

/** Summary boards: the list, one board, or the boards that other widgets request, depending on the settings. */
function Widget(props: WidgetProps) {
  const { space } = useThemeStyles();
  const { id, icon, config, useMapWidgetIds } = props;
  const t = useTexts();
  const { board } = useSettings(SETTINGS, config);
  if (!useMapWidgetIds?.[0])
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="map" />;
  if (board === 'choose') return <ChooserPanel {...props} />;
  return (
    <div
      className="jimu-widget widget-summary-boards"
      // Clicks outside the boards reach the map.
      style={{ pointerEvents: 'none' }}
      css={{
        height: '100%',
        minHeight: 0,
        maxHeight: MAX_RESULT_HEIGHT,
        display: 'flex',
        flexDirection: 'column',
        overflowY: 'auto',
        // Space for the shadows of the cards, which scrolling would clip.
        boxSizing: 'border-box',
        margin: space(0, -3),
        padding: space(0, 3, 6),
        gap: space(2),
        // With no board open it takes no space among other results.
        '&:not(:has(> *))': { padding: 0 },
        '& > *': { pointerEvents: 'auto' }
      }}
    >
      <Boards {...props} />
    </div>
  );
}

Widget.versionManager = versionManager;

export default Widget;
