import type { ReactNode } from 'react';
import { formatNumber, formatQuantity, useLocale } from 'widgets/shared-code/site-base';
import { SCREENING_VERDICTS } from 'widgets/shared-code/site-domain';
import { countVerdicts, formatSource, formatVerdict } from '../screening/screening-words';
import { useTexts } from '../use-texts';
import {
  formatLine,
  formatShipment,
  listOrigins,
  listRefusals,
  listUnproven,
  listWarnings
} from './list-gaps';
import type { PreparedExport } from './prepare-export';

/** Most plots that are listed on paper; the files name all. */
const MAX_LISTED = 5_000;

interface ReportProps {
  readonly prepared: PreparedExport;
  /** Name of the operator; empty when it was not entered. */
  readonly operator: string;
  /** Moment of the print, 'dd/mm/yyyy hh:mm' in Lagos. */
  readonly moment: string;
}

interface ReportPartProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const ReportPart = ({ title, className, children }: ReportPartProps) => (
  <section className={className}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Lines = ({ lines, none }: { readonly lines: readonly string[]; readonly none: string }) =>
  lines.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

/** The plots in the files, with their screening. */
function PlotTable({ prepared: { exported, screenings } }: Pick<ReportProps, 'prepared'>) {
  const t = useTexts();
  const locale = useLocale();
  const listed = screenings.slice(0, MAX_LISTED);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('exportColumnPlot')}</th>
            <th scope="col">{t('exportColumnSupplier')}</th>
            <th scope="col">{t('exportColumnCommunity')}</th>
            <th scope="col" className="report-figure">
              {t('exportColumnArea')}
            </th>
            <th scope="col">{t('exportColumnScreening')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ plotId, supplier, community, area, verdict }) => (
            <tr key={plotId}>
              <td>{plotId}</td>
              <td>{supplier}</td>
              <td>{community}</td>
              <td className="report-figure">{formatNumber(area, 2)}</td>
              <td>{formatVerdict(verdict, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exported.length > listed.length && (
        <p>{t('exportNotListed', { count: exported.length - listed.length })}</p>
      )}
    </>
  );
}

/** The report of an export: what is not proven first, then checks, screening with sources, and the plots. */
export function Report({ prepared, operator, moment }: ReportProps) {
  const t = useTexts();
  const locale = useLocale();
  const { exported, refused, screenings, sources, files, chosenShipment } = prepared;
  const counts = countVerdicts(screenings);
  const hectares = screenings.reduce((sum, { area }) => sum + (area ?? 0), 0);
  const unproven = listUnproven(prepared, locale, t).map((line) => formatLine(line, t));
  const warnings = listWarnings(prepared, locale).map((line) => formatLine(line, t));
  const refusals = listRefusals(prepared, locale).map((line) => formatLine(line, t));
  return (
    <div className="plot-report">
      <div className="print-head">
        <h1>{t('exportReportTitle')}</h1>
        <p>{t('exportPrinted', { moment })}</p>
      </div>
      <p>{operator === '' ? t('exportNoOperator') : t('exportOperatorLine', { operator })}</p>
      {chosenShipment && <p>{formatShipment(chosenShipment, t)}</p>}
      <p>{t('exportDraft')}</p>
      <ReportPart title={t('exportUnproven')} className="report-first">
        {chosenShipment && (
          <>
            <h3>{t('exportOriginTitle')}</h3>
            <Lines lines={listOrigins(prepared, t)} none={t('exportOriginNone')} />
            <h3>{t('exportUnprovenTitle')}</h3>
          </>
        )}
        <Lines lines={unproven} none={t('exportAllProven')} />
        <p>{t('exportRefused', { count: refused.length })}</p>
        {refused.length > 0 && <Lines lines={refusals} none="" />}
      </ReportPart>
      <ReportPart title={t('exportFiles')}>
        <p>{t('exportFilesOf', { count: exported.length, files: files.length })}</p>
        <p>{t('exportArea', { area: formatQuantity(hectares, 'ha', 2) })}</p>
      </ReportPart>
      <ReportPart title={t('exportChecks')}>
        <p>{t('exportChecksDone')}</p>
        <Lines lines={warnings} none={t('exportNoWarnings')} />
      </ReportPart>
      <ReportPart title={t('exportScreening')}>
        <Lines
          lines={SCREENING_VERDICTS.map((verdict) =>
            formatLine({ text: formatVerdict(verdict, locale), plots: counts[verdict] }, t)
          )}
          none=""
        />
        <h3>{t('screeningSources')}</h3>
        <Lines lines={sources.map((source) => formatSource(source, locale, t))} none="" />
      </ReportPart>
      <ReportPart title={t('exportPlots')}>
        <PlotTable prepared={prepared} />
      </ReportPart>
    </div>
  );
}
