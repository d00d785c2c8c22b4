import { formatNumber, formatQuantity, METRES_PER_KILOMETER } from '@site/domain';
import { useUiTexts } from '../../base/use-ui-texts';
import type { ScaleBar } from './paper';

const formatLength = (metres: number): string =>
  metres < METRES_PER_KILOMETER
    ? formatQuantity(metres, 'm')
    : `${formatNumber(metres / METRES_PER_KILOMETER)} km`;

/** Scale bar of a printed map. */
export const PrintedScaleBar = ({ bar }: { readonly bar: ScaleBar }) => (
  <div className="print-bar" style={{ width: `${bar.length}mm` }}>
    {formatLength(bar.metres)}
  </div>
);

/** North arrow of a printed map. @param degrees clockwise from the top. */
export function PrintedNorth({ degrees = 0 }: { readonly degrees?: number }) {
  const t = useUiTexts();
  return (
    <p className="print-north">
      <span aria-hidden="true" style={{ transform: `rotate(${degrees}deg)` }}>
        ↑
      </span>
      {t('north')}
    </p>
  );
}
