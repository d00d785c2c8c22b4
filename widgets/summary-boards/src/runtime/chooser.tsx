import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import type { BoardName, Locale } from 'widgets/shared-code/site-core';
import { BOARDS, message, SiteIcon } from 'widgets/shared-code/site-core';
import { BOARD_DEFINITIONS } from './boards/boards';
import type { OpenBoard } from './open-boards';
import { useTexts } from './use-texts';

interface ChooserProps {
  readonly open: readonly OpenBoard[];
  readonly locale: Locale;
  onChoose(name: BoardName): void;
}

/** The nine boards to choose from; those that are open are marked. */
export function Chooser({ open, locale, onChoose }: ChooserProps) {
  const t = useTexts();
  const { sys } = useTheme();
  return (
    <div css={{ padding: '12px 8px', display: 'grid', gap: 8 }}>
      <p css={{ margin: '0 8px', fontSize: 12, lineHeight: '16px', color: sys.color.surface.paperHint }}>
        {t('choose')}
      </p>
      <ul aria-label={t('_widgetLabel')} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {BOARDS.map((name) => {
          const isOpen = open.some((board) => board.name === name);
          return (
            <li key={name}>
              <Button
                type="tertiary"
                aria-pressed={isOpen}
                onClick={() => onChoose(name)}
                css={{
                  width: '100%',
                  minHeight: 40,
                  padding: '0 8px',
                  gap: 8,
                  justifyContent: 'space-between',
                  textAlign: 'left',
                  fontWeight: isOpen ? 600 : 400
                }}
              >
                {message(BOARD_DEFINITIONS[name].title, locale)}
                <SiteIcon name={isOpen ? 'eye' : 'chevronRight'} size={16} />
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
