import {
  PLOT_FAULT_LEVELS,
  describePlotFault,
  findPlotCentre,
  formatMessage,
  hasPlotConsent,
  hasPlotError,
  plotCreate,
  plotRecord,
  plotUpdate
} from '@site/domain';
import type { PlotRecord } from '@site/domain';
import type { z } from 'zod';
import { ApiError } from '../../common/response-errors';
import { lockPlots, recheckChangedPlot } from '../../figures/plots/recheck-plots';
import type { Query } from '../../store/store';
import {
  commonProperties,
  dayProperty,
  jsonProperty,
  numberProperty,
  textProperty,
  textsProperty
} from '../record-type';
import type { PayloadPosition, RecordType, RecordView, WriteBase } from '../record-type';

type PlotFields = z.output<typeof plotCreate>;
type Payload = PlotFields & PayloadPosition;

/** Returns the payload with the position at which lists show the plot. */
function addPosition<Fields extends Pick<PlotFields, 'geometry'>>(payload: Fields): Fields & PayloadPosition {
  const centre = findPlotCentre(payload.geometry);
  return { ...payload, longitude: centre && centre[0], latitude: centre && centre[1] };
}

const createLgaProperty = (column: 'name' | 'state') =>
  textProperty(`(SELECT lga.${column} FROM lga WHERE lga.code = plot.lga_code)`);

/** Lists the reasons for which a plot must not be released. */
function listReleaseIssues(plot: PlotRecord) {
  const faults = plot.faults.filter(({ code }) => PLOT_FAULT_LEVELS[code] === 'error');
  const toText = ({ text, hint }: ReturnType<typeof describePlotFault>) => `${text} ${hint}`;
  return [
    ...(hasPlotConsent(plot)
      ? []
      : [{ path: 'consentOn', code: 'noConsent', message: formatMessage('plotRefusal.noConsent', 'en') }]),
    ...faults.map((fault) => ({
      path: 'geometry',
      code: fault.code,
      message: toText(describePlotFault(fault, 'en'))
    }))
  ];
}

/** Refuses to release a plot without consent or with an error. @throws ApiError 409 'release_refused'. */
async function refuseRelease(query: Query, { id }: RecordView): Promise<void> {
  const [row] = await query<Record<string, unknown>>(
    `SELECT status, consent_on AS "consentOn", consent_withdrawn_on AS "consentWithdrawnOn", faults FROM plot WHERE id = $1`,
    [id]
  );
  const plot = row as unknown as PlotRecord;
  if (plot.status !== 'released' || (hasPlotConsent(plot) && !hasPlotError(plot))) return;
  throw new ApiError(
    409,
    'release_refused',
    'This plot cannot be released: correct what is listed, or save it as a draft.',
    'status',
    { issues: listReleaseIssues(plot) }
  );
}

/** Returns whether a written record is a deleted one that is back. */
const isRestored = (before: RecordView | null, after: RecordView): boolean =>
  before === null && after.version > 1;

type PlotView = RecordView & Pick<PlotRecord, 'geometry'>;

/** Land of suppliers, on which the delivered crop grew. */
export const plotRecords: RecordType<Payload> = {
  name: 'plot',
  noun: 'plot',
  table: 'plot',
  properties: {
    ...commonProperties,
    supplier: textProperty('supplier'),
    community: textProperty('community'),
    commodity: textProperty('commodity'),
    geometry: jsonProperty('shape'),
    statedArea: numberProperty('stated_area'),
    area: numberProperty('area'),
    capture: textProperty('capture'),
    accuracy: numberProperty('accuracy'),
    capturedOn: dayProperty('captured_on'),
    consentOn: dayProperty('consent_on'),
    consentWithdrawnOn: dayProperty('consent_withdrawn_on'),
    tenurePaper: textProperty('tenure_paper'),
    status: textProperty('status'),
    rejection: textProperty('rejection'),
    lga: createLgaProperty('name'),
    state: createLgaProperty('state'),
    lgas: jsonProperty('lgas'),
    faults: jsonProperty('faults'),
    faultCodes: textsProperty('fault_codes'),
    unchecked: textsProperty('unchecked')
  },
  searched: ['supplier', 'community'],
  create: plotCreate.transform(addPosition),
  update: plotUpdate.transform(addPosition) as z.ZodType<Payload & WriteBase>,
  answer: plotRecord,
  toColumns: (payload) => ({
    supplier: payload.supplier,
    community: payload.community,
    commodity: payload.commodity,
    shape: JSON.stringify(payload.geometry),
    stated_area: payload.statedArea ?? null,
    capture: payload.capture,
    accuracy: payload.accuracy ?? null,
    captured_on: payload.capturedOn,
    consent_on: payload.consentOn ?? null,
    consent_withdrawn_on: payload.consentWithdrawnOn ?? null,
    tenure_paper: payload.tenurePaper ?? null,
    status: payload.status,
    rejection: payload.rejection ?? null
  }),
  takeTurns: lockPlots,
  follow: async (query, before, after) => {
    await recheckChangedPlot(query, before as PlotView | null, after as PlotView | null);
    // A restored plot was there before; the export leaves it out as long as it has errors.
    if (after !== null && !isRestored(before, after)) await refuseRelease(query, after);
  }
};
