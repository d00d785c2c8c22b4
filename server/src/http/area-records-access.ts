import { AREA_RECORD_KINDS } from '@site/domain';
import type { AreaRecordKind } from '@site/domain';
import { areaRecordsPage } from '@site/layers';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../ground/caller';
import { embedOf } from '../ground/embed-keys';
import { mayRead } from '../ground/roles';
import type { Access } from '../ground/roles';
import { DATASETS } from '../layers';

/**
 * Returns the access level of the records behind an area's figures: that of their layer. A layer that shows
 * investors fewer rows is for staff only, because an investor's list would not match the figures.
 */
export function recordsAccess(kind: AreaRecordKind): Access {
  const { access, service } = areaRecordsPage(kind);
  const showsFewer = DATASETS.some((dataset) => dataset.service === service && dataset.forInvestors);
  return showsFewer ? 'staff' : access;
}

/** Returns whether the caller receives exact sums over mills; that requires access to the layer of mills. */
export const readsMillSums = (request: FastifyRequest): boolean =>
  mayRead(callerOf(request), areaRecordsPage('mills').access);

/**
 * Returns the kinds of records behind an area's figures that the caller may list; empty for a partner's page.
 */
export const readableRecords = (request: FastifyRequest): AreaRecordKind[] =>
  embedOf(request) === null
    ? AREA_RECORD_KINDS.filter((kind) => mayRead(callerOf(request), recordsAccess(kind)))
    : [];
