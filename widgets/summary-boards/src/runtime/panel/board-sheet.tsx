import { React } from 'jimu-core';
import { MobilePanel } from 'jimu-ui';
import { message } from 'widgets/shared-code/site-core';
import { BOARD_DEFINITIONS } from '../boards/boards';
import type { BoardCardProps } from './board-card';
import { BoardContents } from './board-contents';
import { useTexts } from '../use-texts';

/** A board as a bottom sheet of a small screen. */
export function BoardSheet({ open, actions, view, settings, locale }: Omit<BoardCardProps, 'framed'>) {
  const t = useTexts();
  const [scope, setScope] = React.useState(settings.scope);
  const board = BOARD_DEFINITIONS[open.name];
  const title = t('titleOf', {
    heading: message('board.title', locale),
    board: message(board.title, locale)
  });
  return (
    <MobilePanel title={title} onCloseBtnClicked={() => actions.close(open.name)}>
      <BoardContents
        board={board}
        view={view}
        layers={settings.layers}
        locale={locale}
        scope={scope}
        onScope={setScope}
      />
    </MobilePanel>
  );
}
