import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import {
  focusElement,
  formatMessage,
  IconButton,
  LabelledField,
  SiteIcon,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { parseMapDay } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';

interface DatePanelProps {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly locale: Locale;
  onSet(day: string): void;
  onClose(): void;
}

/** Formats a day as 'dd-mm-yyyy', the format of the map's date input. */
const formatMapDay = (day: string): string => day.split('-').reverse().join('-');

/** Form for a date: typed as dd-mm-yyyy, or chosen in the browser's calendar. */
export function DatePanel({ day, locale, onSet, onClose }: DatePanelProps) {
  const t = useTexts();
  const { sys, space } = useThemeStyles();
  const [text, setText] = React.useState(() => formatMapDay(day));
  const [wrong, setWrong] = React.useState(false);
  const calendar = React.useRef<HTMLInputElement | null>(null);
  const handleChange = (next: string) => {
    setText(next);
    setWrong(false);
  };
  const handleSubmit = () => {
    const next = parseMapDay(text);
    if (next === null) setWrong(true);
    else onSet(next);
  };
  return (
    <form
      noValidate
      aria-label={t('editThis')}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
      css={{
        margin: space(1, 0, 2),
        padding: space(2.5),
        borderRadius: sys.shape.shape1,
        background: sys.color.surface.background
      }}
    >
      <LabelledField
        label={t('date')}
        error={wrong ? t('dateProblem', { example: formatMapDay(day) }) : null}
        action={<IconButton name="close" label={t('close')} onClick={onClose} />}
      >
        {(control) => (
          <div css={{ display: 'flex', gap: space(1.5), position: 'relative' }}>
            <TextInput
              {...control}
              ref={focusElement}
              autoComplete="off"
              inputMode="numeric"
              value={text}
              onChange={(event) => handleChange(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                // Escape would also close the popup.
                event.stopPropagation();
                onClose();
              }}
            />
            <Button
              icon
              aria-label={t('calendar')}
              title={t('calendar')}
              onClick={() => calendar.current?.showPicker()}
            >
              <SiteIcon name="calendar" />
            </Button>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={parseMapDay(text) ?? ''}
              onChange={(event) => handleChange(formatMapDay(event.target.value))}
              css={{ position: 'absolute', right: 56, bottom: 0, width: 1, height: 1, opacity: 0, border: 0 }}
            />
            <Button type="primary" htmlType="submit">
              {formatMessage('dateEntry.set', locale)}
            </Button>
          </div>
        )}
      </LabelledField>
    </form>
  );
}
