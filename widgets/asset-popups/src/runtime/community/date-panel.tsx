import { React } from 'jimu-core';
import { Button, Label, TextInput } from 'jimu-ui';
import { focusFirst, message, parseMapDay, SiteIcon, useLook } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { useTexts } from '../use-texts';

interface DatePanelProps {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly locale: Locale;
  onSet(day: string): void;
  onClose(): void;
}

/** A day as the map's date input writes it, 'dd-mm-yyyy'. */
const typed = (day: string): string => day.split('-').reverse().join('-');

/** Asks for a date: typed as dd-mm-yyyy, or chosen in the calendar of the browser. */
export function DatePanel({ day, locale, onSet, onClose }: DatePanelProps) {
  const t = useTexts();
  const { sys, weight, space } = useLook();
  const id = React.useId();
  const [text, setText] = React.useState(() => typed(day));
  const [wrong, setWrong] = React.useState(false);
  const calendar = React.useRef<HTMLInputElement | null>(null);
  const change = (next: string) => {
    setText(next);
    setWrong(false);
  };
  const submit = () => {
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
        submit();
      }}
      css={{
        display: 'grid',
        gap: space(1.5),
        margin: space(1, 0, 2),
        padding: space(2.5),
        borderRadius: sys.shape.shape1,
        background: sys.color.surface.background
      }}
    >
      <div css={{ display: 'flex', alignItems: 'center' }}>
        <Label for={id} css={{ flex: 1, margin: 0 }}>
          {t('date')}
        </Label>
        <Button type="tertiary" icon size="sm" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <SiteIcon name="close" />
        </Button>
      </div>
      <div css={{ display: 'flex', gap: space(1.5), position: 'relative' }}>
        <TextInput
          id={id}
          ref={focusFirst}
          autoComplete="off"
          inputMode="numeric"
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-problem` : undefined}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The popup would close as well.
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
          onChange={(event) => change(typed(event.target.value))}
          css={{ position: 'absolute', right: 56, bottom: 0, width: 1, height: 1, opacity: 0, border: 0 }}
        />
        <Button type="primary" htmlType="submit">
          {message('dateEntry.set', locale)}
        </Button>
      </div>
      {wrong && (
        <span
          role="alert"
          id={`${id}-problem`}
          css={{ color: sys.color.error.main, fontWeight: weight.medium }}
        >
          {t('dateProblem', { example: typed(day) })}
        </span>
      )}
    </form>
  );
}
