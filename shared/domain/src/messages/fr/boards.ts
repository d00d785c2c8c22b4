import type { boards as english } from '../en/boards';

export const boards: Readonly<Record<keyof typeof english, string>> = {
  'board.byCategory': 'Par catégorie',
  'board.byState': 'Par État',
  'board.title': 'Tableau de bilan',
  'board.rawMaterial': 'Bilan des sources de matière première',
  'board.p1AtField': 'P1 au champ',
  'board.totalTonnage': 'Tonnage total',
  'board.agentsWithPiles': 'Agents ayant des tas',
  'board.ownedFactories': 'Nos usines',
  'board.customerFactories': 'Usines clientes',
  'board.millsTagged': 'Moulins d’huile de palme marqués',
  'board.oilPalmHectares': 'Hectares de palmiers à huile',
  'board.deforestedHectares': 'Hectares déboisés',
  'board.lgaCount': 'Nombre de LGA',
  'board.wardCount': 'Nombre de quartiers',
  'board.millClusterCount': 'Nombre de groupes de moulins',
  'board.totalBiochar': 'Biochar total',
  'board.co2Removal': 'CO₂ retiré',
  'board.applicationCount': 'Nombre d’épandages',
  'board.total': 'Total général',
  'board.other': 'Autres',
  'board.placeCounts': 'LGA, quartiers et groupes de moulins',
  'board.purchases': 'Achats',
  'board.tonnesSupplied': 'Tonnage fourni',
  'board.suppliers': 'Fournisseurs',
  'board.communities': 'Communautés'
};
