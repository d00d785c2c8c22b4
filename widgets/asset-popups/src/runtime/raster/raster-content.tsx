import { formatNumber, formatQuantity, message } from 'widgets/shared-code/site-core';
import type { ContentProps } from '../contents';
import { RowList } from '../feature/row-list';
import type { Row } from '../feature/rows';
import { Failure, Hint } from '../notices';
import { useTexts } from '../use-texts';
import type { RasterWords } from './raster-words';
import { useReading } from './use-reading';

const SHOWN_DECIMALS = 2;

const row = (name: string, label: string, text: string): Row => ({
  name,
  label,
  text,
  missing: false,
  experimental: false
});

function ValueRows({ value, words }: { readonly value: number; readonly words: RasterWords }) {
  const t = useTexts();
  const text =
    words.unit === ''
      ? formatNumber(value, SHOWN_DECIMALS)
      : formatQuantity(value, words.unit, SHOWN_DECIMALS);
  const rows = [row('value', t('value'), text)];
  if (words.class) rows.push(row('class', t('class'), words.class.label));
  return <RowList rows={rows} />;
}

/** The value of a raster at the place of the click, with its unit and class. */
export function RasterContent({ part, locale }: ContentProps) {
  const t = useTexts();
  const { state, retry } = useReading(part);
  if (state.status === 'loading') return <Hint>{t('reading')}</Hint>;
  if (state.status === 'failed') return <Failure text={message('raster.invalid', locale)} onRetry={retry} />;
  if (state.status === 'value') return <ValueRows {...state} />;
  const key = state.status === 'noData' ? 'raster.noData' : 'raster.invalid';
  return <Hint>{message(key, locale)}</Hint>;
}
