import { ArcgisError } from '../../common/response-errors';
import { requireField } from '../dialect/access';
import type { LayerDataset, DatasetField } from '../../layers/dataset';
import type { Bindings } from './where/operand-sql';

/** Time span that a row must overlap, both ends included; null leaves that end open. */
export interface TimeFilter {
  readonly start: DatasetField;
  readonly end: DatasetField | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

/** Years 1 to 9999, in milliseconds since 1970 UTC. */
const EARLIEST = -62_135_596_800_000;
const LATEST = 253_402_300_799_999;

const refuseTime = (text: string, detail: string): never => {
  throw new ArcgisError(400, `Invalid time: ${text}`, [detail]);
};

function parseMoment(text: string, whole: string): Date | null {
  if (text.toLowerCase() === 'null') return null;
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : NaN;
  return value >= EARLIEST && value <= LATEST
    ? new Date(value)
    : refuseTime(
        whole,
        'Write milliseconds since 1970 UTC: an instant, or from,to with null for an open end.'
      );
}

/**
 * Reads `time`: an instant or `from,to` in milliseconds since 1970 UTC, either of them `null`.
 * @throws ArcgisError 400 when it cannot be read, or when the layer has no time field.
 */
export function readTime(
  text: string | undefined,
  { time, service }: LayerDataset,
  fields: readonly DatasetField[]
): TimeFilter | null {
  const trimmed = text?.trim();
  if (!trimmed) return null;
  if (!time)
    return refuseTime(trimmed, `The layer ${service} is not time-enabled; filter its dates with where.`);
  const parts = trimmed.split(',').map((part) => part.trim());
  if (parts.length > 2) return refuseTime(trimmed, 'Write one instant, or two with a comma between them.');
  const from = parseMoment(parts[0]!, trimmed);
  const to = parts[1] === undefined ? from : parseMoment(parts[1], trimmed);
  if (from && to && from > to) return refuseTime(trimmed, 'It ends before it begins.');
  return {
    start: requireField(fields, time.start, 'time'),
    end: time.end === undefined ? null : requireField(fields, time.end, 'time'),
    from,
    to
  };
}

/** Returns the filter as SQL; rows without a start are excluded, rows without an end lasted a moment. */
export function writeTimeSql(
  { start, end, from, to }: TimeFilter,
  column: (field: DatasetField) => string,
  bindings: Bindings
): string {
  const begins = column(start);
  const ends = end ? `coalesce(${column(end)}, ${begins})` : begins;
  return [
    `${begins} IS NOT NULL`,
    ...(from ? [`${ends} >= ${bindings.add(from, 'timestamptz')}`] : []),
    ...(to ? [`${begins} <= ${bindings.add(to, 'timestamptz')}`] : [])
  ].join(' AND ');
}
