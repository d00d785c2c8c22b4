/** The summary boards. Source: section 2 "Map screen". */
export const boards = {
  'board.title': 'Summary Board',
  'board.rawMaterial': 'Raw Material Source Summary',
  'board.p1AtField': 'P1 at Field',
  'board.totalTonnage': 'Total tonnage',
  'board.agentsWithPiles': 'Agents with piles',
  'board.ownedFactories': 'Owned factories',
  'board.customerFactories': 'Customer factories',
  'board.millsTagged': 'CPO mills tagged',
  'board.oilPalmHectares': 'Oil palm cluster total hectares',
  'board.deforestedHectares': 'Deforested area total hectares',
  'board.lgaCount': 'LGA count',
  'board.wardCount': 'Ward count',
  'board.millClusterCount': 'Mill cluster count',
  'board.totalBiochar': 'Total biochar',
  'board.co2Removal': 'CO₂ removal',
  'board.applicationCount': 'Application count',
  'board.total': 'Total',
  'board.other': 'Other'
} as const;
