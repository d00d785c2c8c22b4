import { formatMessage, formatNumber, formatQuantity, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { findLgaByCode, FORMS, formatDay, formatFieldOption } from 'widgets/shared-code/site-domain';
import type { FormFieldName, PlotRecord } from 'widgets/shared-code/site-domain';
import { formatPlotGeometry } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';

const PERCENT = 100;
const form = FORMS.Plot.edit;

/** Returns the LGAs of a plot, with their shares when there are several. */
function formatLgas({ lgas }: PlotRecord, t: Texts): string {
  if (!lgas || lgas.length === 0) return t('unknown');
  return lgas
    .map(({ code, share }) => {
      const { name = code, state = '' } = findLgaByCode(code) ?? {};
      const place = [name, state].filter(Boolean).join(', ');
      return lgas.length === 1 ? place : t('lgaShare', { place, percent: formatNumber(share * PERCENT, 1) });
    })
    .join(' · ');
}

/** Returns a day as on every page; one that cannot be read as it is stored. */
const writeDay = (day: string): string => formatDay(day) ?? day;

const OPTIONAL_DAYS = ['consentOn', 'consentWithdrawnOn'] as const;

/** All fields of a plot but its faults. */
export function PlotFacts({ plot, locale }: { readonly plot: PlotRecord; readonly locale: Locale }) {
  const t = useTexts();
  const { space, type, rule } = useThemeStyles();
  // The values have their units.
  const label = (name: FormFieldName) => formatMessage(`field.${name}`, locale);
  const option = (name: 'commodity' | 'capture') =>
    formatFieldOption(
      form.fields.find((field) => field.name === name)!,
      plot[name],
      locale
    );
  const facts: readonly (readonly [string, string])[] = [
    [t('area'), plot.area == null ? t('unknown') : formatQuantity(plot.area, 'ha', 2)],
    [label('statedArea'), plot.statedArea == null ? t('unknown') : formatQuantity(plot.statedArea, 'ha', 2)],
    [label('geometry'), formatPlotGeometry(plot.geometry, locale)],
    [t('lga'), formatLgas(plot, t)],
    [label('commodity'), option('commodity')],
    [label('capture'), `${option('capture')} · ${writeDay(plot.capturedOn)}`],
    [label('accuracy'), plot.accuracy == null ? t('unknown') : formatQuantity(plot.accuracy, 'm', 1)],
    ...OPTIONAL_DAYS.filter((name) => name === 'consentOn' || plot[name] != null).map(
      (name) => [label(name), plot[name] == null ? t('noConsent') : writeDay(plot[name])] as const
    ),
    [label('tenurePaper'), plot.tenurePaper ?? t('none')],
    ...(plot.rejection == null ? [] : [[label('rejection'), plot.rejection] as const])
  ];
  return (
    <dl css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', margin: 0 }}>
      {facts.flatMap(([name, value]) => [
        <dt key={name} css={{ ...type.hint, padding: space(1.5, 2, 1.5, 0), borderTop: rule }}>
          {name}
        </dt>,
        <dd
          key={`${name} value`}
          css={{ margin: 0, padding: space(1.5, 0), borderTop: rule, overflowWrap: 'anywhere' }}
        >
          {value}
        </dd>
      ])}
    </dl>
  );
}
