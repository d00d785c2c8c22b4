import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import { LabelledField, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import { formatMoment } from 'widgets/shared-code/site-domain';
import { PrintPage, usePrintDialog } from 'widgets/shared-code/site-tools';
import { useTexts } from '../use-texts';
import type { PreparedExport } from './prepare-export';
import { Report } from './report';
import { REPORT_CSS } from './report-css';

/** Longest name of an operator. */
const MAX_NAME = 200;

/** The operator’s name, and the button that prints the report, which a browser also saves as PDF. */
export function ReportForm({ prepared }: { readonly prepared: PreparedExport }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [operator, setOperator] = React.useState('');
  const [print, setPrint] = React.useState<{ readonly moment: string } | null>(null);
  usePrintDialog(print, () => setPrint(null));
  return (
    <section aria-label={t('exportReport')} css={{ display: 'grid', gap: space(2) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('exportReport')}</h3>
      <LabelledField label={t('exportOperator')} help={t('exportOperatorHelp')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_NAME}
            value={operator}
            onChange={(event) => setOperator(event.currentTarget.value)}
          />
        )}
      </LabelledField>
      <Button
        onClick={() => setPrint({ moment: formatMoment(Date.now()) ?? '' })}
        css={{ gap: space(2), justifySelf: 'start' }}
      >
        <SiteIcon name="printer" size={16} />
        {t('exportPrint')}
      </Button>
      {print && (
        <PrintPage orientation="portrait" contentCss={REPORT_CSS}>
          <Report prepared={prepared} operator={operator.trim()} moment={print.moment} />
        </PrintPage>
      )}
    </section>
  );
}
