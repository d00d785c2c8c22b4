import { MAIZE_PRODUCTION_LEGEND } from '@site/domain';
import { defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createClassStyle } from '../style';
import { NO_VALUE, createClassArea } from '../symbols';

/** Returns the page of the maize harvested in a year, by LGA. */
const defineMaizeProduction = <const Year extends 2022 | 2023>(year: Year) =>
  definePage({
    service: `maizeProduction${year}`,
    about: `Tonnes of maize harvested and hectares planted in ${year}, by LGA.`,
    access: 'staff',
    geometry: 'area',
    table: 'maize_production',
    idColumn: 'id',
    nameField: 'LGA',
    // The years share a table.
    dataset: {
      name: 'maize-production',
      title: 'Maize production',
      withoutGeometry: true,
      lga: { code: 'lga_code' },
      figures: ['production_t', 'land_ha'],
      key: ['lga_code', 'year']
    },
    fields: {
      LGA: defineText('lga', { length: 60 }),
      State: defineText('state', { length: 60 }),
      code: defineText('lgaCode', { length: 4 }),
      year: defineWhole('year', null, { column: 'year', imported: { min: 1960, max: 2100 } }),
      Production: defineNumber('production', 't', 0, {
        column: 'production_t',
        imported: { aliases: ['production_t', 'tonnes'], min: 0, max: 5_000_000, optional: true }
      }),
      land: defineNumber('landPlanted', 'ha', 0, {
        column: 'land_ha',
        imported: {
          name: 'landSize',
          aliases: ['land_ha', 'hectares', 'area'],
          min: 0,
          max: 2_000_000,
          unit: { en: 'hectares', fr: 'hectares' },
          optional: true
        }
      })
    },
    layers: [
      {
        id: `maize-production-${year}`,
        title: `layer.maizeProduction${year}`,
        group: 'maize',
        draws: createClassStyle(
          'Production',
          MAIZE_PRODUCTION_LEGEND,
          createClassArea,
          { symbol: createClassArea(NO_VALUE), label: 'class.notKnown' },
          `legend.maizeProduction${year}`
        ),
        popup: {
          title: '{LGA}, {State}',
          large: ['Production', 'land'],
          lines: ['LGA', 'State', 'Production', 'land']
        },
        panel: { countBy: ['State'], figures: [defineTotal('Production'), defineTotal('land')] }
      }
    ]
  });

export const maizeProduction2022Page = defineMaizeProduction(2022);
export const maizeProduction2023Page = defineMaizeProduction(2023);
