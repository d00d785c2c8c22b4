import { format as formatDate } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { AriaAttributes } from 'react';
import { Button } from './button';
import { CalendarIcon } from './icons';
import { Popper } from './popper';
import { TextInput } from './text-input';
import { useLibraryText } from './use-library-text';

const Calendar = lazy(() => import('./calendar'));

/** No other attributes reach its field. */
export interface DatePickerProps extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby'> {
  readonly selectedDate: Date | number | null;
  /** Pattern of date-fns. */
  readonly format?: string;
  readonly minDate?: Date;
  readonly maxDate?: Date;
  readonly disabled?: boolean;
  readonly disablePlacementTransition?: boolean;
  /** The framework distinguishes the app's pickers from the builder's. */
  readonly runtime?: boolean;
  readonly className?: string;
  /**
   * Called with the start of the day in local time, ms, and its text; null and '' when the field is emptied.
   */
  onChange(value: number | null, label: string): void;
}

const toDay = (selected: DatePickerProps['selectedDate']) => (selected === null ? null : new Date(selected));

/** Parses a typed day in the field's own pattern or as ISO; null for any other text. */
function parseDay(text: string, pattern: string): Date | null {
  const days = [pattern, 'yyyy-MM-dd'].map((one) => parse(text.trim(), one, new Date(0)));
  return days.find((day) => isValid(day) && day.getFullYear() > 999) ?? null;
}

function useTyped(day: Date | null, pattern: string) {
  const written = day ? formatDate(day, pattern) : '';
  const [text, setText] = useState(written);
  useEffect(() => {
    // Text that is still being typed stays unchanged.
    setText((typed) => (parseDay(typed, pattern)?.getTime() === day?.getTime() && day ? typed : written));
  }, [written, day, pattern]);
  return { text, setText, written };
}

/** A day, typed or chosen in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { selectedDate, format = 'dd/MM/yyyy', minDate, maxDate, disabled, className, onChange } = props;
  const words = useLibraryText();
  const button = useRef<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const time = selectedDate === null ? null : new Date(selectedDate).getTime();
  const { text, setText, written } = useTyped(time === null ? null : toDay(time), format);
  const publishDay = (day: Date | null) => onChange(day && day.getTime(), day ? formatDate(day, format) : '');
  const closeCalendar = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <TextInput
        aria-label={props['aria-label']}
        aria-describedby={props['aria-describedby']}
        className={className}
        size="sm"
        autoComplete="off"
        placeholder={words('datePattern')}
        disabled={disabled}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const day = parseDay(target.value, format);
          if (day || target.value.trim() === '') publishDay(day);
        }}
        onAcceptValue={() => setText(written)}
        suffix={
          <Button
            ref={button}
            icon
            size="sm"
            type="tertiary"
            disabled={disabled}
            aria-label={words('openCalendar')}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <CalendarIcon size={16} />
          </Button>
        }
      />
      <Popper
        open={open}
        reference={button.current}
        placement="bottom-end"
        aria-label={words('calendar')}
        toggle={closeCalendar}
      >
        {/* Has the size of the calendar, so that it is positioned where that fits. */}
        <div css={{ width: 320, height: 336 }}>
          <Suspense>
            <Calendar
              day={time === null ? null : toDay(time)}
              minDate={minDate}
              maxDate={maxDate}
              onChoose={(day) => {
                publishDay(day);
                closeCalendar();
              }}
            />
          </Suspense>
        </div>
      </Popper>
    </>
  );
}
