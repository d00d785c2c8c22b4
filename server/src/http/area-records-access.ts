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
 * Returns the access to the records of a kind behind an area's figures: that of their layer. One that shows investors fewer
 * rows is for staff, since an investor's list would not be all that the figures count.
 */
export function recordsAccess(kind: AreaRecordKind): Access {
  const { access, service } = areaRecordsPage(kind);
  const showsFewer = DATASETS.some((dataset) => dataset.service === service && dataset.forInvestors);
  return showsFewer ? 'staff' : access;
}

/** Whether the caller is told sums over mills as they are: who may read the layer of mills. */
export const readsMillSums = (request: FastifyRequest): boolean =>
  mayRead(callerOf(request), areaRecordsPage('mills').access);

/** The kinds of records behind an area's figures that the caller may list; none for a partner's page. */
export const readableRecords = (request: FastifyRequest): AreaRecordKind[] =>
  embedOf(request) === null
    ? AREA_RECORD_KINDS.filter((kind) => mayRead(callerOf(request), recordsAccess(kind)))
    : [];
