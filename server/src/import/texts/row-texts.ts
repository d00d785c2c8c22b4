import type { ImportUnit } from '@site/domain';
import { defineText, UNITS_FR } from './import-text';
import type { ImportText } from './import-text';

/** Problems of rows as wholes, and of their references to other rows. */
export const rowTexts = {
  notLgaCode: defineText<{ code: string }>(
    ({ code }) => `'${code}' is not the code of an LGA`,
    ({ code }) => `« ${code} » n’est pas le code d’une LGA`
  ),
  placeIncomplete: {
    en: 'is empty; names repeat across states, so both state and LGA are needed',
    fr: 'est vide ; des noms se répètent d’un État à l’autre, il faut donc l’État et la LGA'
  },
  unknownLga: defineText<{ name: string; state: string; nearest: ImportText }>(
    ({ name, state, nearest }) =>
      `'${name}' in '${state}' is not one of the 774 LGAs${nearest}; correct the spelling, or assign it to an LGA (--lga-spellings)`,
    ({ name, state, nearest }) =>
      `« ${name} » dans « ${state} » n’est pas une des 774 LGA${nearest} ; corrigez l’orthographe, ou attribuez-la à une LGA (--lga-spellings)`
  ),
  nearestLga: defineText<{ name: string; state: string; code: string }>(
    ({ name, state, code }) => ` (the nearest is '${name}' in '${state}', ${code})`,
    ({ name, state, code }) => ` (la plus proche est « ${name} » dans « ${state} », ${code})`
  ),
  noFigure: defineText<{ names: string }>(
    ({ names }) => `is empty; give one of ${names}`,
    ({ names }) => `est vide ; indiquez l’un de ${names}`
  ),
  inNoLga: {
    en: 'lies in no LGA; check its position, or name state and LGA',
    fr: 'n’est dans aucune LGA ; vérifiez sa position, ou indiquez l’État et la LGA'
  },
  lgaWithoutBoundary: {
    en: 'its LGA has no boundary here yet; import the dataset lga first',
    fr: 'sa LGA n’a pas encore de limite ici ; importez d’abord les limites des LGA (lga)'
  },
  twin: defineText<{ unit: ImportUnit; first: number; same: string }>(
    ({ unit, first, same }) => `${unit} ${first} has the same ${same}; keep one of them`,
    ({ unit, first, same }) => `${UNITS_FR[unit]} ${first} a les mêmes ${same} ; gardez l’un des deux`
  ),
  monthFirst: defineText<{
    cell: string;
    days: readonly [string, string];
    column: string;
    shown: string;
    unit: ImportUnit;
    row: number;
  }>(
    ({ cell, days, column, shown, unit, row }) =>
      `'${cell}' may be ${days.join(' or ')}: ${column} has days with the month first ('${shown}' in ${unit} ${row}); write all its days as 2024-12-31`,
    ({ cell, days, column, shown, unit, row }) =>
      `« ${cell} » peut être ${days.join(' ou ')} : ${column} a des jours avec le mois en premier (« ${shown} », ${UNITS_FR[unit]} ${row}) ; écrivez tous ses jours comme 2024-12-31`
  ),
  decimalComma: defineText<{
    cell: string;
    bare: string;
    column: string;
    shown: string;
    unit: ImportUnit;
    row: number;
  }>(
    ({ cell, bare, column, shown, unit, row }) =>
      `'${cell}' may be ${bare} or ${cell}: ${column} has numbers with a comma before the decimals ('${shown}' in ${unit} ${row}); write all its numbers with a point before the decimals and nothing between thousands`,
    ({ cell, bare, column, shown, unit, row }) =>
      `« ${cell} » peut être ${bare} ou ${cell} : ${column} a des nombres avec une virgule avant les décimales (« ${shown} », ${UNITS_FR[unit]} ${row}) ; écrivez tous ses nombres avec un point avant les décimales et rien entre les milliers`
  ),
  reference: defineText<{ shown: string; problem: ImportText }>(
    ({ shown, problem }) => `'${shown}': ${problem}`,
    ({ shown, problem }) => `« ${shown} » : ${problem}`
  ),
  severalReferences: defineText<{ count: number; advice: ImportText }>(
    ({ count, advice }) => `${count} have this name; ${advice}`,
    ({ count, advice }) => `${count} ont ce nom ; ${advice}`
  ),
  endBeforeStart: defineText<{ day: string }>(
    ({ day }) => `${day} is before the first day; correct one of them`,
    ({ day }) => `${day} est avant le premier jour ; corrigez l’un des deux`
  ),
  someMaterials: defineText<{ choices: string }>(
    ({ choices }) => `give at least one of ${choices}`,
    ({ choices }) => `indiquez au moins l’un de ${choices}`
  ),
  oneMaterial: defineText<{ choices: string }>(
    ({ choices }) => `give one of ${choices}`,
    ({ choices }) => `indiquez l’un de ${choices}`
  )
};

/** Corrections of references to rows of other tables, when no row matches and when several do. */
export const REFERENCE_TEXTS = {
  noMill: {
    en: 'there is no such mill; import the dataset mills first, or correct it',
    fr: 'il n’y a pas de tel moulin ; importez d’abord les moulins (mills), ou corrigez-le'
  },
  severalMills: {
    en: 'name its LGA (lgaCode) or its number (millId)',
    fr: 'indiquez sa LGA (lgaCode) ou son numéro (millId)'
  },
  noAgent: {
    en: 'there is no such agent; import the dataset agents first, or correct the name',
    fr: 'il n’y a pas de tel agent ; importez d’abord les agents (agents), ou corrigez le nom'
  },
  severalAgents: {
    en: 'agents need different names',
    fr: 'les agents doivent avoir des noms différents'
  },
  noCommunity: {
    en: 'there is no such community; import the dataset communities first, or correct the name',
    fr: 'il n’y a pas de telle communauté ; importez d’abord les communautés (communities), ou corrigez le nom'
  },
  severalCommunities: {
    en: 'name its LGA (communityLgaCode)',
    fr: 'indiquez sa LGA (communityLgaCode)'
  },
  noState: {
    en: 'it has no boundary here yet; import the dataset states first',
    fr: 'il n’a pas encore de limite ici ; importez d’abord les limites des États (states)'
  },
  noWard: {
    en: 'there is no such ward in its LGA; import the dataset wards first, or correct the name',
    fr: 'il n’y a pas de tel quartier dans sa LGA ; importez d’abord les quartiers (wards), ou corrigez le nom'
  },
  severalWards: {
    en: 'wards of one LGA need different names',
    fr: 'les quartiers d’une LGA doivent avoir des noms différents'
  },
  noApplication: {
    en: 'there is no application of this event; import the dataset biochar-applications first',
    fr: 'il n’y a pas d’application de cet événement ; importez d’abord les applications de biochar (biochar-applications)'
  },
  severalApplications: {
    en: 'applications need different events',
    fr: 'les applications doivent avoir des événements différents'
  },
  noPurchase: {
    en: 'there is no such purchase; import the dataset purchases first, and take the OBJECTID of the layer',
    fr: 'il n’y a pas de tel achat ; importez d’abord les achats (purchases), et prenez l’OBJECTID de la couche'
  },
  noPlot: {
    en: 'there is no such plot; import the dataset plots first, or correct its id',
    fr: 'il n’y a pas de telle parcelle ; importez d’abord les parcelles (plots), ou corrigez son identifiant'
  },
  noSupplier: {
    en: 'the supplier of the mill is unknown; import the dataset suppliers first, or leave the plots out',
    fr: 'le fournisseur du moulin est inconnu ; importez d’abord les fournisseurs (suppliers), ou laissez les parcelles de côté'
  },
  otherCrop: {
    en: 'this plot has no oil palm; name the plots on which P1 grew',
    fr: 'cette parcelle n’a pas de palmier à huile ; indiquez les parcelles où P1 a poussé'
  },
  otherSupplier: {
    en: 'this plot belongs to another supplier; name plots of the supplier of the mill',
    fr: 'cette parcelle est à un autre fournisseur ; indiquez des parcelles du fournisseur du moulin'
  }
} as const satisfies Readonly<Record<string, ImportText>>;
