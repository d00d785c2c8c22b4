import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from 'widgets/shared-code/site-core';
import { IconButton, message, useLook } from 'widgets/shared-code/site-core';
import type { Config } from '../../config';
import { BOARD_DEFINITIONS } from '../boards/boards';
import type { OpenBoard } from '../open-boards';
import type { BoardActions } from '../use-open-boards';
import { useTexts } from '../use-texts';
import { BoardContents } from './board-contents';

/** What an unfolded board keeps where there are many: its header, the scope and the first figures, px. */
const LEAST_HEIGHT = 220;

export interface BoardCardProps {
  readonly open: OpenBoard;
  readonly actions: BoardActions;
  readonly view: JimuMapView | null;
  readonly settings: Pick<Config, 'layers' | 'scope'>;
  readonly locale: Locale;
  /** Whether a frame of its own is drawn round it. */
  readonly framed: boolean;
}

/** Gives the focus back to what had it when the board was opened. */
function useOpener(): () => void {
  const opener = React.useRef<Element | null>(null);
  React.useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => (opener.current as HTMLElement | null)?.focus?.();
}

/** A board under the header 'Summary Board', which folds and closes it. */
export function BoardCard({ open, actions, view, settings, locale, framed }: BoardCardProps) {
  const t = useTexts();
  const { type, space, rule, card } = useLook();
  const giveFocusBack = useOpener();
  const [scope, setScope] = React.useState(settings.scope);
  const board = BOARD_DEFINITIONS[open.name];
  const [heading, name] = [message('board.title', locale), message(board.title, locale)];
  return (
    <section
      aria-label={t('titleOf', { heading, board: name })}
      css={{
        ...(framed ? card : { borderTop: rule }),
        display: 'flex',
        flexDirection: 'column',
        flex: open.folded ? 'none' : '0 1 auto',
        minHeight: open.folded ? 0 : LEAST_HEIGHT,
        overflow: 'hidden'
      }}
    >
      <header
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space(1),
          padding: space(2, 2, 2, 3.5),
          flex: 'none'
        }}
      >
        <h2 css={{ margin: 0, flex: 1, minWidth: 0, ...type.title }}>
          <span
            css={{
              display: 'block',
              ...type.hint
            }}
          >
            {heading}
          </span>
          {name}
        </h2>
        <IconButton
          name={open.folded ? 'chevronDown' : 'chevronUp'}
          label={t(open.folded ? 'unfold' : 'fold', { board: name })}
          expanded={!open.folded}
          onClick={() => (open.folded ? actions.open(open.name) : actions.fold(open.name))}
        />
        <IconButton
          name="close"
          label={t('close', { board: name })}
          onClick={() => {
            giveFocusBack();
            actions.close(open.name);
          }}
        />
      </header>
      {!open.folded && (
        <div css={{ overflow: 'auto', minHeight: 0 }}>
          <BoardContents
            board={board}
            view={view}
            layers={settings.layers}
            locale={locale}
            scope={scope}
            onScope={setScope}
          />
        </div>
      )}
    </section>
  );
}
