import type { BoardName, MessageKey } from 'widgets/shared-code/site-core';
import { biocharTotalsOfSums, EXPERIMENTAL_SQL } from 'widgets/shared-code/site-core';
import type { LayerName } from '../../config';
import type { Board } from './board';
import { customerFactories, millsTagged, ownedFactories } from './factory-boards';

const p1AtField: Board = {
  title: 'board.p1AtField',
  questions: [{ layer: 'fieldPurchases', sums: ['tonnesPurchased'], distinct: ['agentName'] }],
  read: ([{ sums, distinct }]) => ({
    figures: [
      {
        key: 'tonnage',
        label: 'board.totalTonnage',
        value: sums.tonnesPurchased ?? 0,
        unit: 't',
        digits: 1,
        rows: { question: 0 }
      },
      {
        key: 'agents',
        label: 'board.agentsWithPiles',
        value: distinct.agentName ?? 0,
        rows: { question: 0, where: 'agentName IS NOT NULL' }
      }
    ],
    breakdowns: []
  })
};

const hectares = (title: MessageKey, layer: LayerName, field: string): Board => ({
  title,
  questions: [{ layer, sums: [field] }],
  read: ([{ sums }]) => ({
    figures: [
      {
        key: 'hectares',
        label: 'board.total',
        value: sums[field] ?? 0,
        unit: 'ha',
        digits: 1,
        rows: { question: 0 }
      }
    ],
    breakdowns: []
  })
});

const placeCounts: Board = {
  title: 'board.placeCounts',
  questions: [{ layer: 'lgas' }, { layer: 'wards' }, { layer: 'mills', distinct: ['cluster_id'] }],
  read: ([lgas, wards, mills]) => ({
    figures: [
      { key: 'lgas', label: 'board.lgaCount', value: lgas!.count, rows: { question: 0 } },
      { key: 'wards', label: 'board.wardCount', value: wards!.count, rows: { question: 1 } },
      {
        key: 'clusters',
        label: 'board.millClusterCount',
        value: mills!.distinct.cluster_id ?? 0,
        rows: { question: 2, where: 'cluster_id IS NOT NULL' }
      }
    ],
    breakdowns: []
  })
};

const rawMaterial: Board = {
  title: 'board.rawMaterial',
  questions: [
    { layer: 'rawMaterialSource', sums: ['suppliedTonnage'], distinct: ['supplierName', 'communityId'] }
  ],
  read: ([{ count, sums, distinct }]) => ({
    figures: [
      { key: 'purchases', label: 'board.purchases', value: count, rows: { question: 0 } },
      {
        key: 'tonnage',
        label: 'board.tonnesSupplied',
        value: sums.suppliedTonnage ?? 0,
        unit: 't',
        digits: 1,
        rows: { question: 0 }
      },
      {
        key: 'suppliers',
        label: 'board.suppliers',
        value: distinct.supplierName ?? 0,
        rows: { question: 0, where: 'supplierName IS NOT NULL' }
      },
      {
        key: 'communities',
        label: 'board.communities',
        value: distinct.communityId ?? 0,
        rows: { question: 0, where: 'communityId IS NOT NULL' }
      }
    ],
    breakdowns: []
  })
};

const biocharApplications: Board = {
  title: 'biochar.applicationsSummary',
  questions: [
    {
      layer: 'biocharApplications',
      sums: ['amountOfBiochar', 'netCo2', 'truckEmissions'],
      // A batch that is not known is no experiment; without IS NULL the condition would leave it out.
      condition: `batchIds IS NULL OR NOT (${EXPERIMENTAL_SQL})`
    },
    { layer: 'biocharApplications', condition: EXPERIMENTAL_SQL }
  ],
  read: ([{ count, sums }, experimental]) => {
    const totals = biocharTotalsOfSums({
      amountOfBiochar: sums.amountOfBiochar ?? null,
      netCo2: sums.netCo2 ?? null,
      truckEmissions: sums.truckEmissions ?? null,
      applicationCount: count,
      experimentalCount: experimental!.count
    });
    const rows = { question: 0 };
    return {
      figures: [
        {
          key: 'biochar',
          label: 'board.totalBiochar',
          value: totals.totalBiochar,
          unit: 't',
          digits: 1,
          rows
        },
        { key: 'co2', label: 'board.co2Removal', value: totals.co2Removal, unit: 'tCO₂e', digits: 1, rows },
        { key: 'applications', label: 'board.applicationCount', value: totals.applicationCount, rows }
      ],
      breakdowns: [],
      experimental: totals.experimentalCount
    };
  }
};

/** The nine boards. Source: section 2 "Summary boards". */
export const BOARD_DEFINITIONS: Readonly<Record<BoardName, Board>> = {
  p1AtField,
  ownedFactories,
  customerFactories,
  millsTagged,
  oilPalmHectares: hectares('board.oilPalmHectares', 'oilPalmClusters', 'Area_ha'),
  deforestedHectares: hectares('board.deforestedHectares', 'deforestation', 'hectare'),
  placeCounts,
  rawMaterial,
  biocharApplications
};
