import {
  formatMessage,
  plotCounts,
  plotDraft,
  plotDraftCheck,
  plotExportAnswer,
  plotPurchases,
  plotPurchasesRequest,
  plotScreeningPage,
  plotScreeningRequest,
  plotSelection,
  storedScreening
} from '@site/domain';
import { exportPlots } from '@site/domain/src/plots';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { getBusinessDay } from '../../common/business-day';
import { getRasterFolder } from '../../engines/raster/raster-folder';
import { listScreenings, screenStoredPlots } from '../../figures/plots/screen-stored-plots';
import { readRecord } from '../../records/read-records';
import { createNotFoundError } from '../../records/write-records';
import { getCaller } from '../../common/caller';
import { getCurrentParameters } from '../../common/parameters';
import { hasRole } from '../../common/roles';
import { ApiError } from '../../common/response-errors';
import { checkPlotDraft } from '../../figures/plots/check-draft';
import { comparePlotPurchases } from '../../figures/plots/compare-plot-purchases';
import { readCheckedPlots } from '../../figures/plots/select-plots';
import { countShipmentOrigins } from '../../figures/plots/shipment';
import { summariseChecks } from '../../figures/plots/summarise-checks';
import { countPlots } from '../../figures/plots/count-plots';
import { plotRecords } from '../../records/types/plot';
import type { AppContext } from '../../common/context';
import { recordId, registerList, registerOne, withZodTypes } from '../record-calls';
import type { RecordCalls } from '../record-calls';
import { registerCreate, registerDelete, registerRestore, registerUpdate } from '../record-writes';

/** Registers `POST /api/plot-checks`, which checks an outline while it is drawn. */
function registerChecks({ app, context, tag }: RecordCalls): void {
  withZodTypes(app).post(
    '/api/plot-checks',
    {
      access: 'staff',
      config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: [tag],
        summary: 'Area, faults and LGAs of an outline that is being drawn (staff)',
        description: 'Nothing is stored. The faults of stored plots are in GET /api/plots.',
        body: plotDraft,
        response: { 200: z.object({ data: plotDraftCheck }) }
      }
    },
    async ({ body }) => ({ data: await checkPlotDraft(context.store.query, body) })
  );
}

/** Registers `POST /api/plot-export`, which writes files for the information system of the EU. */
function registerExport({ app, context, tag }: RecordCalls): void {
  withZodTypes(app).post(
    '/api/plot-export',
    {
      access: 'staff',
      schema: {
        tags: [tag],
        summary: 'Geolocation files of plots for the EU, and the plots left out with every reason (staff)',
        body: plotSelection,
        response: { 200: z.object({ data: plotExportAnswer }) }
      }
    },
    async ({ body }) => {
      const checks = await readCheckedPlots(context.store.query, body);
      const { files, exported, refused } = exportPlots(checks);
      const ids = new Set(exported.map(({ id }) => id));
      const { shipment } = body;
      return {
        data: {
          shipment: shipment ? await countShipmentOrigins(context.store.query, shipment, [...ids]) : null,
          files: [...files],
          exported: [...ids],
          checks: summariseChecks(checks.filter(({ plot }) => ids.has(plot.id))),
          refused: refused.map(({ check: { plot, faults }, reasons }) => ({
            ...{ id: plot.id, supplier: plot.supplier, community: plot.community },
            ...{ reasons: [...reasons], faults: [...faults] }
          }))
        }
      };
    }
  );
}

/** Registers the screening of plots against forest, deforestation and areas of high value, and its history. */
function registerScreening({ app, context, path, tag }: RecordCalls): void {
  const { store, settings } = context;
  withZodTypes(app).post(
    '/api/plot-screening',
    {
      access: 'staff',
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags: [tag],
        summary: 'Screening of plots against forest, deforestation and areas of high value (staff)',
        description:
          'Stored with the versions of the layers; a plot is screened again only after it or a layer has changed, or in a new year. A selection of more plots takes several calls.',
        body: plotScreeningRequest,
        response: { 200: z.object({ data: plotScreeningPage }) }
      }
    },
    async ({ body: { limit, after, ...selection } }) => {
      const today = getBusinessDay(new Date());
      const rasters = getRasterFolder(settings);
      return { data: await screenStoredPlots(store, { selection, limit, after, rasters, today }) };
    }
  );
  withZodTypes(app).get(
    `${path}/:id/screenings`,
    {
      access: 'staff',
      schema: {
        tags: [tag],
        summary: 'All screenings of a plot, the newest first (staff)',
        params: recordId,
        response: { 200: z.object({ data: z.array(storedScreening) }) }
      }
    },
    async ({ params: { id } }) => {
      if ((await readRecord(store.query, plotRecords, id)) === null)
        throw createNotFoundError(plotRecords, id);
      return { data: await listScreenings(store.query, id) };
    }
  );
}

/** Registers `POST /api/plot-purchases`, which compares purchases with what plots can bear. */
function registerPurchaseComparison({ app, context, tag }: RecordCalls): void {
  withZodTypes(app).post(
    '/api/plot-purchases',
    {
      access: 'staff',
      schema: {
        tags: [tag],
        summary: 'Purchases of P1 in a season, against what the plots of each supplier can bear (staff)',
        body: plotPurchasesRequest,
        response: { 200: z.object({ data: plotPurchases }) }
      }
    },
    async ({ body }) => {
      const { parameters } = await getCurrentParameters(context.store);
      const compared = await comparePlotPurchases(context.store.query, body, parameters);
      if (compared.ok === false)
        throw new ApiError(
          400,
          'invalid_input',
          formatMessage('purchases.invalidYield', 'en'),
          'yieldPerHectare'
        );
      return { data: compared.value };
    }
  );
}

/** Registers `GET /api/plot-counts`, which everybody may call: it names no supplier and no place. */
function registerCounts({ app, context, tag }: RecordCalls): void {
  withZodTypes(app).get(
    '/api/plot-counts',
    {
      access: 'public',
      schema: {
        tags: [tag],
        summary: 'Number of plots by LGA; for investors and guests only of LGAs with enough suppliers',
        response: { 200: plotCounts }
      }
    },
    async (request) => {
      const { parameters } = await getCurrentParameters(context.store);
      const readsPlots = hasRole(getCaller(request), 'staff');
      return countPlots(context.store.query, readsPlots ? null : parameters.minMillsTold);
    }
  );
}

/** Registers the endpoints of suppliers' plots. Source: ledger row BY-16. */
export function registerPlots(app: FastifyInstance, context: AppContext): void {
  const calls: RecordCalls = {
    app,
    context,
    type: plotRecords,
    path: '/api/plots',
    tag: 'plots',
    readers: 'staff'
  };
  registerList(calls);
  registerOne(calls);
  registerCreate(calls);
  registerUpdate(calls, 'PUT');
  registerDelete(calls, 200);
  registerRestore(calls);
  registerChecks(calls);
  registerCounts(calls);
  registerExport(calls);
  registerPurchaseComparison(calls);
  registerScreening(calls);
}
