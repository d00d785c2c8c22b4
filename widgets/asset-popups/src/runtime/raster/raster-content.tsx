import { formatMessage, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { ContentProps } from '../content-props';
import { RowList } from '../feature/row-list';
import { PopupHead } from '../head/popup-head';
import { useTexts } from '../use-texts';
import { listRasterRows } from './raster-rows';
import { useReading } from './use-reading';

function Reading({ part, settings, locale }: Pick<ContentProps, 'part' | 'settings' | 'locale'>) {
  const t = useTexts();
  const reading = useReading(part, settings.serverUrl);
  if (reading.status === 'failed')
    return (
      <Notice plain kind="error" onRetry={reading.retry}>
        {formatMessage('raster.invalid', locale)}
      </Notice>
    );
  if (reading.status !== 'ready') return <Notice plain>{t('reading')}</Notice>;
  const state = reading.answer;
  if (state.status === 'value') {
    const labels = { value: t('value'), class: t('class') };
    return <RowList rows={listRasterRows(state.value, state.words, labels, locale)} />;
  }
  const key = state.status === 'noData' ? 'raster.noData' : 'raster.invalid';
  return <Notice plain>{formatMessage(key, locale)}</Notice>;
}

/** The value of a raster at the place of the click, with its unit and class. */
export function RasterContent(props: ContentProps) {
  const { space } = useThemeStyles();
  const { part, view, settings, locale } = props;
  return (
    <>
      <PopupHead part={part} view={view} locale={locale} kind={useTexts()('raster')} />
      <div css={{ padding: space(0, 3.5) }}>
        <Reading part={part} settings={settings} locale={locale} />
      </div>
    </>
  );
}
