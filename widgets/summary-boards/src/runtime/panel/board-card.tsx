import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { formatMessage } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { ResultPanel } from 'widgets/shared-code/site-analysis';
import type { ResultPlace } from 'widgets/shared-code/site-analysis';
import type { BoardSetting, Settings } from '../../config';
import { buildBoard } from '../boards/board';
import type { OpenBoard } from '../open-boards';
import type { BoardActions } from '../use-open-boards';
import { useTexts } from '../use-texts';
import { BoardContents } from './board-contents';

/** Minimum height of an expanded board among many: header, scope and the first figures, px. */
const MIN_HEIGHT = 220;

export interface BoardCardProps {
  readonly widgetId: string;
  readonly setting: BoardSetting;
  readonly open: OpenBoard;
  readonly actions: BoardActions;
  readonly view: JimuMapView | null;
  readonly settings: Pick<Settings, 'scope' | 'layers' | 'mostBars'>;
  readonly locale: Locale;
  readonly place: ResultPlace;
}

/** Returns a function that returns the focus to the element that had it when the board was opened. */
function useOpener(): () => void {
  const opener = React.useRef<Element | null>(null);
  React.useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => (opener.current as HTMLElement | null)?.focus?.();
}

/** A board with the header 'Summary Board', which collapses and closes it. */
export function BoardCard(props: BoardCardProps) {
  const { widgetId, setting, open, actions, view, settings, locale, place } = props;
  const t = useTexts();
  const giveFocusBack = useOpener();
  const [scope, setScope] = React.useState(settings.scope);
  const board = React.useMemo(
    () => buildBoard(setting, locale, settings.mostBars),
    [setting, locale, settings.mostBars]
  );
  const [heading, name] = [formatMessage('board.title', locale), board.title];
  return (
    <ResultPanel
      place={place}
      title={name}
      heading={heading}
      label={t('titleOf', { heading, board: name })}
      leastHeight={MIN_HEIGHT}
      folding={{
        folded: open.folded,
        foldLabel: t('fold', { board: name }),
        unfoldLabel: t('unfold', { board: name }),
        onFold: (folded) => (folded ? actions.fold(open.name) : actions.open(open.name))
      }}
      closeLabel={t('close', { board: name })}
      onClose={() => {
        giveFocusBack();
        actions.close(open.name);
      }}
    >
      <BoardContents
        widgetId={widgetId}
        board={board}
        view={view}
        layers={settings.layers}
        locale={locale}
        scope={scope}
        onScope={setScope}
      />
    </ResultPanel>
  );
}
