import { AREA_RECORD_KINDS } from '@site/domain';
import type { AreaRecordKind } from '@site/domain';
import { getAreaRecordsPage } from '@site/layers';
import type { FastifyRequest } from 'fastify';
import { getCaller } from '../common/caller';
import { getEmbedKey } from '../common/embed-keys';
import { mayRead } from '../common/roles';
import type { Access } from '../common/roles';
import { DATASETS } from '../layers';

/**
 * Returns the access level of the records behind an area's figures: that of their layer. A layer that shows
 * investors fewer rows is for staff only, because an investor's list would not match the figures.
 */
export function getRecordsAccess(kind: AreaRecordKind): Access {
  const { access, service } = getAreaRecordsPage(kind);
  const showsFewer = DATASETS.some((dataset) => dataset.service === service && dataset.forInvestors);
  return showsFewer ? 'staff' : access;
}

/** Returns whether the caller receives exact sums over mills; that requires access to the layer of mills. */
export const canReadMillSums = (request: FastifyRequest): boolean =>
  mayRead(getCaller(request), getAreaRecordsPage('mills').access);

/**
 * Returns the kinds of records behind an area's figures that the caller may list; empty for a partner's page.
 */
export const listReadableRecords = (request: FastifyRequest): AreaRecordKind[] =>
  getEmbedKey(request) === null
    ? AREA_RECORD_KINDS.filter((kind) => mayRead(getCaller(request), getRecordsAccess(kind)))
    : [];
