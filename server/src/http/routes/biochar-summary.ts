import { biocharSummary, readCustomDays, formatMessage } from '@site/domain';
import { biocharApplicationsPage } from '@site/layers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readLastChange, summariseBiochar } from '../../figures/biochar/summary';
import type { BiocharConditions } from '../../figures/biochar/summary';
import { calendarDay, plainText } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { getCurrentParameters } from '../../common/parameters';
import { withZodTypes } from '../record-calls';

const filterQuery = z.strictObject({
  start: calendarDay.optional().describe('First day on which applications began (YYYY-MM-DD), with end'),
  end: calendarDay.optional().describe('Last day (YYYY-MM-DD), with start'),
  lga: plainText.optional().describe('Full name of an LGA; when two states have one of that name, both')
});

/**
 * Converts the filter to conditions.
 * @throws ApiError 400 with the catalogue's message when one day is missing or the days are reversed.
 */
function toBiocharConditions({ start, end, lga }: z.output<typeof filterQuery>): BiocharConditions {
  const place = lga === undefined ? {} : { lga: lga.trim() };
  if (start === undefined && end === undefined) return place;
  const days = readCustomDays(start ?? '', end ?? '');
  if (days.ok) return { ...place, days: days.value };
  const field = start === undefined ? 'start' : 'end';
  throw new ApiError(400, 'invalid_input', formatMessage(`dateFilter.${days.problem}`, 'en'), field);
}

/** Registers the summary of the biochar applications. Source: section 2 "Biochar Applications Summary". */
export function registerBiocharSummary(app: FastifyInstance, { store }: AppContext): void {
  withZodTypes(app).get(
    '/api/biochar-summary',
    {
      // The same access as the layer of the applications.
      access: biocharApplicationsPage.access,
      schema: {
        tags: ['biochar applications'],
        summary: 'Biochar applications under a filter: overall totals, by month and by LGA (staff)',
        description: 'Experimental applications are left out of every total and counted.',
        querystring: filterQuery,
        response: { 200: biocharSummary }
      }
    },
    async ({ query }) => ({
      ...(await summariseBiochar(store.query, toBiocharConditions(query))),
      dataDate: await readLastChange(store.query),
      parameterVersion: (await getCurrentParameters(store)).version,
      computedAt: new Date().toISOString()
    })
  );
}
