import { factoriesPage } from '@site/layers';
import {
  BIOCHAR_FACILITY,
  BIOCHAR_MATERIALS,
  FACTORY_RAW_MATERIALS,
  NO_INPUT_RATE,
  biocharFacilityUpdate,
  factoryMarker,
  processingFactoryUpdate
} from '@site/domain';
import type { Fault, Values } from '../table-spec';
import { inForm, optional } from '../kinds';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** A biochar facility is fed with biochar materials and has a rate, every other factory takes one raw material. */
function checkMaterials(values: Values): Values | Fault {
  const raw = values.raw_materials as string[];
  const isBiochar = values.type === BIOCHAR_FACILITY;
  const checked = isBiochar
    ? biocharFacilityUpdate.shape.biocharMaterials.safeParse(values.biochar_materials)
    : processingFactoryUpdate.shape.rawMaterials.safeParse(raw.length === 1 ? raw[0] : raw);
  if (!checked.success)
    return isBiochar
      ? { field: 'biocharMaterials', problem: `give at least one of ${BIOCHAR_MATERIALS.join(', ')}` }
      : { field: 'rawMaterials', problem: `give one of ${FACTORY_RAW_MATERIALS.join(', ')}` };
  return isBiochar
    ? { ...values, raw_materials: [], input_rate: values.input_rate ?? NO_INPUT_RATE }
    : { ...values, biochar_materials: [], input_rate: null };
}

/** The company’s own factories and biochar facilities. */
export const factories = tableDataset({
  name: 'factories',
  title: 'Factories',
  table: 'marker_asset',
  geometry: 'point',
  columns: {
    ...columnsOf(factoriesPage),
    input_rate: optional(inForm('inputRate', factoryMarker.shape.inputRate, { unit: 'tonnes per day' }))
  },
  fixed: { marker_type: 'Factory' },
  siblings: ['access-points'],
  check: checkMaterials,
  isRecord: true,
  key: ['marker_type', 'name', 'type']
});
