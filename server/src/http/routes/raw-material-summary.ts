import {
  MAX_FILTER_TEXT_LENGTH,
  formatMessage,
  rawMaterialChoice,
  readRawMaterialFilter,
  rawMaterialSummary
} from '@site/domain';
import type { RawMaterialFields } from '@site/domain';
import { rawMaterialSourcePage } from '@site/layers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readDataDate } from '../../figures/data-date';
import { CHOICE_FIELDS, listRawMaterialChoices } from '../../figures/raw-material/choices';
import type { RawMaterialConditions } from '../../figures/raw-material/conditions';
import { summariseRawMaterial } from '../../figures/raw-material/summary';
import { calendarDay } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { getCurrentParameters } from '../../common/parameters';
import { rawMaterialSource } from '../../layers/raw-material-source';
import { withZodTypes } from '../record-calls';

const searched = z
  .string()
  .regex(/^[^\u0000]*$/, 'must not contain the character NUL')
  .refine((text) => text.trim().length <= MAX_FILTER_TEXT_LENGTH, {
    error: `may have at most ${MAX_FILTER_TEXT_LENGTH} characters; shorten it`
  });

const filterShape = {
  start: calendarDay.optional().describe('First day (YYYY-MM-DD), with end'),
  end: calendarDay.optional().describe('Last day (YYYY-MM-DD), with start'),
  supplier: searched.optional().describe('Text in the name of the supplier'),
  community: searched.optional().describe('Text in the name of the community')
};
const filterQuery = z.strictObject(filterShape);
type FilterQuery = z.output<typeof filterQuery>;

const FIELDS: RawMaterialFields = {
  supplier: 'supplierName',
  community: 'community',
  date: { name: 'date', type: 'date' }
};

/**
 * Converts the filter by the rule of the domain; an empty filter matches every purchase.
 * @throws ApiError 400 when one day is missing or the days are reversed.
 */
function toRawMaterialConditions({
  start,
  end,
  supplier = '',
  community = ''
}: FilterQuery): RawMaterialConditions {
  if ((start === undefined) !== (end === undefined))
    throw new ApiError(
      400,
      'invalid_input',
      'Give both start and end, or neither.',
      start === undefined ? 'start' : 'end'
    );
  const read = readRawMaterialFilter({ start: start ?? '', end: end ?? '', supplier, community }, FIELDS);
  if (!read.ok && read.problem === 'noCriterion') return {};
  if (!read.ok)
    throw new ApiError(
      400,
      'invalid_input',
      formatMessage(`rawMaterial.${read.problem}`, 'en', read.values),
      'end'
    );
  const { filters } = read.value;
  return {
    ...(filters.includes('dates') && { days: { first: start!, last: end! } }),
    ...(filters.includes('supplier') && { supplier: supplier.trim() }),
    ...(filters.includes('community') && { community: community.trim() })
  };
}

function registerSummary(app: FastifyInstance, { store }: AppContext): void {
  withZodTypes(app).get(
    '/api/raw-material-summary',
    {
      // The same access as the layer of the purchases.
      access: rawMaterialSourcePage.access,
      schema: {
        tags: ['prices'],
        summary:
          'Purchases of P1 under a filter: sums and weighted prices overall, by supplier and by community (staff)',
        description: 'All purchases with a known supplier, including those at mills without a location.',
        querystring: filterQuery,
        response: { 200: rawMaterialSummary }
      }
    },
    async ({ query }) => ({
      ...(await summariseRawMaterial(store.query, toRawMaterialConditions(query))),
      dataDate: await readDataDate(store.query, rawMaterialSource.sources ?? []),
      parameterVersion: (await getCurrentParameters(store)).version,
      computedAt: new Date().toISOString()
    })
  );
}

function registerChoices(app: FastifyInstance, { store }: AppContext): void {
  withZodTypes(app).get(
    '/api/raw-material-summary/choices',
    {
      access: rawMaterialSourcePage.access,
      schema: {
        tags: ['prices'],
        summary: 'Suppliers or communities to filter by, with the purchases of each (staff)',
        querystring: z.strictObject({
          ...filterShape,
          of: z.enum(CHOICE_FIELDS).describe('Kind of choices; its own filter is the text in their names')
        }),
        response: { 200: z.object({ data: z.array(rawMaterialChoice) }) }
      }
    },
    async ({ query: { of, ...filter } }) => ({
      data: await listRawMaterialChoices(store.query, of, toRawMaterialConditions(filter))
    })
  );
}

/** Registers the summary of the raw material sources, and the choices of its filter. */
export function registerRawMaterialSummary(app: FastifyInstance, context: AppContext): void {
  registerSummary(app, context);
  registerChoices(app, context);
}
