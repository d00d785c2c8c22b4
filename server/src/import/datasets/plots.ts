import { PLOT_COMMODITIES, QUANTITIES, describePlotFault } from '@site/domain';
import type { PlotRecord } from '@site/domain';
import { lockPlots, recheckAllPlots } from '../../figures/plots/recheck-plots';
import type { Query } from '../../store/store';
import { choiceField, dayField, numberField, optionalField, textField } from '../field-kinds';
import type { Report } from '../report';
import { createTableDataset } from '../table-dataset';
import { buildText, toText } from '../texts/import-text';

const CHECKED_SQL = `
  SELECT r.row_number, plot.faults FROM import_row AS r
    JOIN plot ON plot.supplier = r.supplier AND plot.community = r.community AND plot.shape = r.shape
   WHERE plot.fault_codes <> '{}' ORDER BY r.row_number`;

/** Checks all plots, and warns of every fault of an imported one; they are imported all the same, as drafts. */
async function checkImported(query: Query, report: Report): Promise<void> {
  await recheckAllPlots(query);
  const rows = await query<{ row_number: number; faults: PlotRecord['faults'] }>(CHECKED_SQL);
  for (const { row_number: row, faults } of rows)
    for (const fault of faults) {
      const message = buildText((locale) => {
        const { text, hint } = describePlotFault(fault, locale);
        return `${text} ${hint}`;
      });
      report.warn(row, message, fault.code === 'statedAreaDiffers' ? 'statedArea' : 'geometry');
    }
}

/** Plots of suppliers: outlines or, up to 4 ha, positions, with their faults. A new plot is a draft. */
export const plots = createTableDataset({
  name: 'plots',
  title: 'Plots of suppliers',
  table: 'plot',
  geometry: 'plot',
  columns: {
    supplier: textField('supplier', { aliases: ['supplierName', 'farmer', 'ProducerName'] }),
    community: textField('community', { aliases: ['communityName', 'ProductionPlace'] }),
    commodity: choiceField('commodity', PLOT_COMMODITIES, { aliases: ['crop'] }),
    stated_area: optionalField(
      numberField('statedArea', {
        aliases: ['hectares', 'hectare', 'area_ha', 'Area'],
        unit: toText('ha'),
        ...QUANTITIES.farmSize
      })
    ),
    accuracy: optionalField(
      numberField('accuracy', { aliases: ['accuracyM'], unit: toText('m'), min: 0, max: 10_000 })
    ),
    captured_on: dayField('capturedOn', { aliases: ['date', 'surveyedOn'], isPast: true }),
    consent_on: optionalField(dayField('consentOn', { aliases: ['consent'], isPast: true })),
    tenure_paper: optionalField(textField('tenurePaper', { aliases: ['tenure'] }))
  },
  isRecord: true,
  key: ['supplier', 'community', 'shape'],
  takeTurns: lockPlots,
  following: checkImported
});
