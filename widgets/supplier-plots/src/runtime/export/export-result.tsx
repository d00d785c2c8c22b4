import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  formatNumber,
  formatQuantity,
  Notice,
  SiteIcon,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { toLagosDay } from 'widgets/shared-code/site-domain';
import { saveGeoJson } from 'widgets/shared-code/site-records';
import { useTexts } from '../use-texts';
import { formatLine, isWholeShipment, listOrigins, listRefusals, listUnproven } from './list-gaps';
import type { PlotsLine } from './list-gaps';
import type { PreparedExport } from './prepare-export';
import { RefusedPlots } from './refused-plots';
import { ReportForm } from './report-form';

const BYTES_PER_MEGABYTE = 1_000_000;

interface ExportResultProps {
  readonly prepared: PreparedExport;
  onSelectPlot(plotId: string): void;
}

function LineList({ lines }: { readonly lines: readonly string[] }) {
  const { space } = useThemeStyles();
  return (
    <ul css={{ margin: 0, paddingLeft: space(4) }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Missing proof, before the files: gaps of the plots in them, and the plots left out. */
function Unproven({ prepared, onSelectPlot }: ExportResultProps) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const formatLines = (lines: readonly PlotsLine[]) => lines.map((line) => formatLine(line, t));
  const unproven = formatLines(listUnproven(prepared, locale, t));
  const origins = listOrigins(prepared, t);
  const { refused, exported } = prepared;
  return (
    <section aria-label={t('exportUnproven')} css={{ display: 'grid', gap: space(2) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('exportUnproven')}</h3>
      {origins.length > 0 && (
        <Notice
          kind={isWholeShipment(prepared) ? 'success' : 'warning'}
          polite
          title={t('exportOriginTitle')}
        >
          <LineList lines={origins} />
        </Notice>
      )}
      {exported.length > 0 && unproven.length > 0 && (
        <Notice kind="warning" polite title={t('exportUnprovenTitle')}>
          <LineList lines={unproven} />
        </Notice>
      )}
      {exported.length > 0 && unproven.length === 0 && <Notice kind="success">{t('exportAllProven')}</Notice>}
      {refused.length > 0 && (
        <Notice
          kind={exported.length === 0 ? 'warning' : 'info'}
          polite
          title={t('exportRefused', { count: refused.length })}
        >
          <LineList lines={formatLines(listRefusals(prepared, locale))} />
        </Notice>
      )}
      {refused.length > 0 && <RefusedPlots refused={refused} onSelectPlot={onSelectPlot} />}
    </section>
  );
}

/** The files, each at most 25 MB, with a button to save each. */
function Files({ prepared: { files, exported } }: Pick<ExportResultProps, 'prepared'>) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const day = toLagosDay(Date.now()) ?? '';
  const sizes = React.useMemo(() => files.map((text) => new Blob([text]).size / BYTES_PER_MEGABYTE), [files]);
  if (files.length === 0) return null;
  return (
    <section aria-label={t('exportFiles')} css={{ display: 'grid', gap: space(2) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('exportFiles')}</h3>
      <span>{t('exportFilesOf', { count: exported.length, files: files.length })}</span>
      {files.map((text, index) => (
        <Button
          key={index}
          onClick={() => saveGeoJson(`eudr-plots-${day}-${index + 1}`, text)}
          css={{ gap: space(2), justifySelf: 'start' }}
        >
          <SiteIcon name="download" size={16} />
          {t('exportDownload', {
            number: formatNumber(index + 1),
            size: formatQuantity(sizes[index]!, 'MB', 2)
          })}
        </Button>
      ))}
      <span css={type.hint}>{t('exportDraft')}</span>
    </section>
  );
}

/** Answer of the export: what is not proven, the files, and the report. */
export function ExportResult({ prepared, onSelectPlot }: ExportResultProps) {
  const { space } = useThemeStyles();
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <Unproven prepared={prepared} onSelectPlot={onSelectPlot} />
      <Files prepared={prepared} />
      <ReportForm prepared={prepared} />
    </div>
  );
}
