import { DatePicker } from 'jimu-ui/basic/date-picker';
import { LabelledField } from '../kit/fields/labelled-field';
import { useThemeStyles } from '../kit/theme/styles';

interface DayFieldProps {
  readonly label: string;
  /** 'YYYY-MM-DD', or blank. */
  readonly day: string;
  readonly error?: string | null;
  onChange(day: string): void;
}

/** The picker takes a day as its start in local time; the rules take it as an ISO date. */
const toLocalDate = (iso: string): Date | null => (iso === '' ? null : new Date(`${iso}T00:00`));

function toIsoDay(time: number): string {
  const day = new Date(time);
  const padTwoDigits = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${padTwoDigits(day.getMonth() + 1)}-${padTwoDigits(day.getDate())}`;
}

/** A labelled day, typed or picked in a calendar. */
export function DayField({ label, day, error, onChange }: DayFieldProps) {
  const { type } = useThemeStyles();
  return (
    <LabelledField label={label} error={error} css={type.small}>
      {(control) => (
        <DatePicker
          {...control}
          // The picker cannot be labelled through its id.
          aria-label={label}
          runtime
          selectedDate={toLocalDate(day)}
          onChange={(chosen) => onChange(chosen === null ? '' : toIsoDay(chosen))}
        />
      )}
    </LabelledField>
  );
}
