import {
  BOARD_FACTORY_TYPES,
  CUSTOMER_FACTORY_STATES,
  OWNED_FACTORY_STATES,
  TAGGED_MILL_STATES
} from 'widgets/shared-code/site-domain';
import { getLayer, isRaster } from 'widgets/shared-code/site-map';
import type { BoardSetting, FigureKind, FigureSetting, Settings } from '../../config';

const createFigure = (
  key: string,
  label: string,
  layer: string,
  of: FigureKind,
  field?: string
): FigureSetting => ({ key, label, layer, of, ...(field !== undefined && { field }) });

const createTotal = (layer: string): FigureSetting => createFigure('total', 'board.total', layer, 'count');

const BY_CATEGORY = 'board.byCategory';
const BY_STATE = 'board.byState';

const createHectaresBoard = (name: string, layer: string, field: string): BoardSetting => ({
  name,
  title: `board.${name}`,
  figures: [createFigure('hectares', 'board.total', layer, 'sum', field)]
});

const createFactoriesBoard = (
  name: string,
  layer: string,
  typeField: string,
  states: readonly string[]
): BoardSetting => ({
  name,
  title: `board.${name}`,
  figures: [createTotal(layer)],
  bars: [
    { title: BY_CATEGORY, layer, field: typeField, names: BOARD_FACTORY_TYPES },
    { title: BY_STATE, layer, field: 'State', names: states }
  ]
});

const PILES = 'field-purchases';
const SOURCES = 'raw-material-source';
const APPLICATIONS = 'biochar-applications';

/** Returns the records that the layer's own panel leaves out of its figures; its board leaves them out too. */
function getLeftOut(layer: string): Pick<BoardSetting, 'leavesOut'> {
  const definition = getLayer(layer);
  const leavesOut = isRaster(definition) ? undefined : definition.panel?.leavesOut;
  return leavesOut ? { leavesOut: { layer, ...leavesOut } } : {};
}

/** The nine boards, in the specification's order. Source: section 2 "Summary boards". */
export const DEFAULT_BOARDS: readonly BoardSetting[] = [
  {
    name: 'p1AtField',
    title: 'board.p1AtField',
    figures: [
      createFigure('tonnage', 'board.totalTonnage', PILES, 'sum', 'tonnesPurchased'),
      createFigure('agents', 'board.agentsWithPiles', PILES, 'different', 'agentName')
    ]
  },
  createFactoriesBoard('ownedFactories', 'factories', 'type', OWNED_FACTORY_STATES),
  createFactoriesBoard('customerFactories', 'customers', 'factoryType', CUSTOMER_FACTORY_STATES),
  {
    name: 'millsTagged',
    title: 'board.millsTagged',
    figures: [createTotal('tagged-mills')],
    bars: [{ title: BY_STATE, layer: 'tagged-mills', field: 'state_slug', names: TAGGED_MILL_STATES }]
  },
  createHectaresBoard('oilPalmHectares', 'oil-palm-clusters', 'Area_ha'),
  createHectaresBoard('deforestedHectares', 'deforestation', 'hectare'),
  {
    name: 'placeCounts',
    title: 'board.placeCounts',
    figures: [
      createFigure('lgas', 'board.lgaCount', 'lgas', 'count'),
      createFigure('wards', 'board.wardCount', 'wards', 'count'),
      createFigure('clusters', 'board.millClusterCount', 'mills', 'different', 'cluster_id')
    ]
  },
  {
    name: 'rawMaterial',
    title: 'board.rawMaterial',
    figures: [
      createFigure('purchases', 'board.purchases', SOURCES, 'count'),
      createFigure('tonnage', 'board.tonnesSupplied', SOURCES, 'sum', 'suppliedTonnage'),
      createFigure('suppliers', 'board.suppliers', SOURCES, 'different', 'supplierName'),
      createFigure('communities', 'board.communities', SOURCES, 'different', 'communityId')
    ]
  },
  {
    name: 'biocharApplications',
    title: 'board.biocharApplied',
    figures: [
      createFigure('biochar', 'board.totalBiochar', APPLICATIONS, 'biochar'),
      createFigure('co2', 'board.co2Removal', APPLICATIONS, 'co2Removal'),
      createFigure('applications', 'board.applicationCount', APPLICATIONS, 'count')
    ],
    ...getLeftOut(APPLICATIONS)
  }
];

/** Returns the default boards, some replaced or hidden by the settings, followed by additional boards. */
export function mergeBoards({
  boards = [],
  hidden = []
}: Partial<Pick<Settings, 'boards' | 'hidden'>>): BoardSetting[] {
  const own = new Map(boards.map((board) => [board.name, board]));
  const first = DEFAULT_BOARDS.map((board) => own.get(board.name) ?? board);
  const others = boards.filter(({ name }) => !DEFAULT_BOARDS.some((board) => board.name === name));
  return [...first, ...others].filter(({ name }) => !hidden.includes(name));
}
