import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import { enGB } from 'date-fns/locale/en-GB';
import { fr } from 'date-fns/locale/fr';
import { useIntl } from 'react-intl';

export interface CalendarProps {
  readonly day: Date | null;
  readonly minDate?: Date;
  readonly maxDate?: Date;
  onChoose(day: Date): void;
}

const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

/** A month to choose a day from, in the app's language; loaded when it is first opened. */
export default function Calendar({ day, minDate, maxDate, onChoose }: CalendarProps) {
  const isFrench = useIntl().locale.startsWith('fr');
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={isFrench ? fr : enGB}
      localeText={isFrench ? french : undefined}
    >
      <DateCalendar
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the user opened it with its button
        autoFocus
        value={day}
        minDate={minDate}
        maxDate={maxDate}
        views={['year', 'month', 'day']}
        openTo="day"
        onChange={(chosen: Date | null, state) => {
          if (chosen && state === 'finish') onChoose(chosen);
        }}
      />
    </LocalizationProvider>
  );
}
