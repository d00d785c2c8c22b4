import { Button } from 'jimu-ui';
import { SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { BoardSetting } from '../config';
import { boardText } from './boards/board';
import type { OpenBoard } from './open-boards';
import { useTexts } from './use-texts';

interface ChooserProps {
  readonly boards: readonly Pick<BoardSetting, 'name' | 'title'>[];
  readonly open: readonly OpenBoard[];
  readonly locale: Locale;
  onChoose(name: string): void;
}

/** List of boards to choose from; open boards are marked. */
export function Chooser({ boards, open, locale, onChoose }: ChooserProps) {
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  return (
    <div
      css={{ padding: space(3, 2), display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) }}
    >
      <p css={{ margin: space(0, 2), ...type.hint }}>{t('choose')}</p>
      <ul aria-label={t('_widgetLabel')} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {boards.map(({ name, title }) => {
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
                  padding: space(0, 2),
                  gap: space(2),
                  justifyContent: 'space-between',
                  textAlign: 'left',
                  whiteSpace: 'normal',
                  fontWeight: isOpen ? weight.strong : weight.regular
                }}
              >
                {boardText(title, locale)}
                <SiteIcon name={isOpen ? 'eye' : 'chevronRight'} size={16} />
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
