import { React } from 'jimu-core';
import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import { SiteIcon, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import { formatMoment } from 'widgets/shared-code/site-domain';
import { PrintPage, usePrintDialog } from 'widgets/shared-code/site-tools';
import type { RoundLines } from '../map/use-round-lines';
import type { RoundsPlan } from '../state';
import { useTexts } from '../use-texts';
import { DriverSheet, formatSheetTitle } from './driver-sheet';
import { DRIVER_SHEET_CSS } from './driver-sheet-css';
import { listSheets } from './list-sheets';
import type { DriverSheet as Sheet } from './list-sheets';

interface DriverSheetsProps {
  readonly plan: RoundsPlan;
  /** Null while, or if, the lines are not known; the map of a sheet then has straight lines and says so. */
  readonly lines: RoundLines | null;
}

interface Print {
  readonly sheets: readonly Sheet[];
  readonly moment: string;
}

/** Menu that prints the sheets of a plan: all, or that of one vehicle and day. Nothing for a plan without rounds. */
export function DriverSheets({ plan, lines }: DriverSheetsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const [print, setPrint] = React.useState<Print | null>(null);
  usePrintDialog(print, () => setPrint(null));
  const sheets = React.useMemo(() => listSheets(plan), [plan]);
  if (sheets.length === 0) return null;
  const printSheets = (chosen: readonly Sheet[]) =>
    setPrint({ sheets: chosen, moment: formatMoment(Date.now()) ?? '' });
  return (
    <>
      <Dropdown>
        <DropdownButton arrow={false} size="sm" css={{ gap: space(2) }}>
          <SiteIcon name="printer" size={16} />
          {t('sheets')}
        </DropdownButton>
        <DropdownMenu aria-label={t('sheets')}>
          <DropdownItem onClick={() => printSheets(sheets)}>
            {t('sheetsAll', { count: sheets.length })}
          </DropdownItem>
          {sheets.length > 1 &&
            sheets.map((sheet) => (
              <DropdownItem key={sheet.key} onClick={() => printSheets([sheet])}>
                {formatSheetTitle(sheet, plan, t)}
              </DropdownItem>
            ))}
        </DropdownMenu>
      </Dropdown>
      {print && (
        <PrintPage orientation="portrait" contentCss={DRIVER_SHEET_CSS}>
          {print.sheets.map((sheet) => (
            <DriverSheet
              key={sheet.key}
              plan={plan}
              sheet={sheet}
              lines={lines}
              moment={print.moment}
              locale={locale}
            />
          ))}
        </PrintPage>
      )}
    </>
  );
}
