import { AREA_RECORD_KINDS } from '@site/domain';
import type { AreaRecordKind } from '@site/domain';
import { areaRecordsPage } from '@site/layers';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../ground/caller';
import { embedOf } from '../ground/embed-keys';
import { mayRead } from '../ground/roles';

/** The records behind an area's figures that the caller may list: those of layers they may read; none for a partner's page. */
export const readableRecords = (request: FastifyRequest): AreaRecordKind[] =>
  embedOf(request) === null
    ? AREA_RECORD_KINDS.filter((kind) => mayRead(callerOf(request), areaRecordsPage(kind).access))
    : [];
