import { formatFigure, formatMessage, formatQuantity } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { readPrice } from 'widgets/shared-code/site-domain';
import type { AllocatedPurchase } from 'widgets/shared-code/site-domain';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { dayText } from '../feature/rows';

/** Parses a price as its source writes it ('35k', '1.2m', a number), NGN per tonne; null for other text. */
export const readPurchasePrice = ({ pricePerTon }: AllocatedPurchase): number | null =>
  typeof pricePerTon === 'string' ? readPrice(pricePerTon) : (pricePerTon ?? null);

/** Sort key of a day: the server's text 'YYYY-MM-DD' or the moment; null when missing. */
const getPurchaseDay = ({ date }: AllocatedPurchase): string | number | null => date ?? null;

/**
 * Returns the columns of an application's purchases.
 * @param unknown text for missing values.
 */
export function listPurchaseColumns(
  locale: Locale,
  unknown: string
): readonly DataColumn<AllocatedPurchase>[] {
  const createQuantityColumn = (
    key: 'suppliedTonnage' | 'biocharUsed',
    unit: string
  ): DataColumn<AllocatedPurchase> => ({
    key,
    title: formatMessage(`field.${key}`, locale),
    unit,
    numeric: true,
    value: (row) => row[key] ?? null,
    text: (row) => (row[key] == null ? unknown : formatQuantity(row[key], unit, 1))
  });
  const createNameColumn = (key: 'supplierName' | 'community'): DataColumn<AllocatedPurchase> => ({
    key,
    title: formatMessage(`field.${key}`, locale),
    isRowHeader: key === 'supplierName',
    value: (row) => row[key] ?? null,
    text: (row) => row[key] || unknown
  });
  return [
    createNameColumn('supplierName'),
    createNameColumn('community'),
    createQuantityColumn('suppliedTonnage', 't'),
    createQuantityColumn('biocharUsed', 'kg'),
    {
      key: 'pricePerTon',
      title: formatMessage('field.pricePerTon', locale),
      unit: 'NGN/t',
      numeric: true,
      value: readPurchasePrice,
      text: (row) => {
        const price = readPurchasePrice(row);
        // Text that is no price is shown unchanged.
        return price === null ? String(row.pricePerTon || unknown) : formatFigure(price, '₦/t');
      }
    },
    {
      key: 'date',
      title: formatMessage('field.date', locale),
      value: getPurchaseDay,
      text: (row) => (getPurchaseDay(row) === null ? null : dayText(row.date)) ?? unknown
    }
  ];
}
