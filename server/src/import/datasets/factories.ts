import { factoriesPage } from '@site/layers';
import {
  BIOCHAR_FACILITY,
  BIOCHAR_MATERIALS,
  FACTORY_RAW_MATERIALS,
  NO_INPUT_RATE,
  biocharFacilityUpdate,
  processingFactoryUpdate
} from '@site/domain';
import { readParameterSet } from '../../common/parameters';
import {
  countFacilities,
  writeFacilitySql,
  lockDistances,
  refreshDistances,
  refreshOutputRates
} from '../../records/derived';
import type { Query } from '../../store/store';
import type { Report } from '../report';
import type { RowFault, StagedValues } from '../table-spec';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';
import { dataRemarks } from '../texts/remark-texts';
import { rowTexts } from '../texts/row-texts';

/**
 * Checks materials: a biochar facility has biochar materials and an input rate, every other factory has one raw
 * material.
 */
function checkMaterials(values: StagedValues): StagedValues | RowFault {
  const raw = values.raw_materials as string[];
  const isBiochar = values.type === BIOCHAR_FACILITY;
  const checked = isBiochar
    ? biocharFacilityUpdate.shape.biocharMaterials.safeParse(values.biochar_materials)
    : processingFactoryUpdate.shape.rawMaterials.safeParse(raw.length === 1 ? raw[0] : raw);
  if (!checked.success)
    return isBiochar
      ? {
          field: 'biocharMaterials',
          problem: rowTexts.someMaterials({ choices: BIOCHAR_MATERIALS.join(', ') })
        }
      : {
          field: 'rawMaterials',
          problem: rowTexts.oneMaterial({ choices: FACTORY_RAW_MATERIALS.join(', ') })
        };
  return isBiochar
    ? { ...values, raw_materials: [], input_rate: values.input_rate ?? NO_INPUT_RATE }
    : { ...values, biochar_materials: [], input_rate: null };
}

/** Computes a facility's output from its input and ignores the output of the file. */
async function deriveOutputs(query: Query, report: Report): Promise<void> {
  const [said] = await query<{ rows: number }>(
    `SELECT count(*) AS rows FROM import_row AS r WHERE ${writeFacilitySql('r')} AND output_rate IS NOT NULL`
  );
  if (said!.rows > 0) report.remarks.push(dataRemarks.ignoredOutput({ count: said!.rows }));
  // Without the lock, a concurrent change of parameters would update the table's rows but not these.
  await query('LOCK TABLE parameter_set IN SHARE MODE');
  await refreshOutputRates(query, (await readParameterSet(query)).parameters, 'import_row');
}

/** The company’s own factories and biochar facilities. */
export const factories = createTableDataset({
  name: 'factories',
  title: 'Factories',
  table: 'marker_asset',
  geometry: 'point',
  columns: buildPageColumns(factoriesPage),
  fixed: { marker_type: 'Factory' },
  siblings: ['access-points'],
  check: checkMaterials,
  takeTurns: (query) => lockDistances(query, 'facilities'),
  derive: deriveOutputs,
  following: async (query) => {
    await countFacilities(query);
    await refreshDistances(query);
  },
  isRecord: true,
  key: ['marker_type', 'name', 'type']
});
