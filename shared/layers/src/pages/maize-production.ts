import { MAIZE_PRODUCTION_LEGEND } from '@site/domain';
import { number, text, whole } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { byClasses } from '../style';
import { NO_VALUE, classArea } from '../symbols';

/** Returns the page of the maize harvested in a year, by LGA. */
const maizeProduction = <const Year extends 2022 | 2023>(year: Year) =>
  page({
    service: `maizeProduction${year}`,
    about: `Tonnes of maize harvested and hectares planted in ${year}, by LGA.`,
    access: 'staff',
    geometry: 'area',
    table: 'maize_production',
    idColumn: 'id',
    nameField: 'LGA',
    fields: {
      LGA: text('lga', { length: 60 }),
      State: text('state', { length: 60 }),
      code: text('lgaCode', { length: 4 }),
      year: whole('year', null, { column: 'year', imported: { min: 1960, max: 2100 } }),
      Production: number('production', 't', 0, {
        column: 'production_t',
        imported: { aliases: ['production_t', 'tonnes'], min: 0, max: 5_000_000, optional: true }
      }),
      land: number('landPlanted', 'ha', 0, { column: 'land_ha' })
    },
    layers: [
      {
        id: `maize-production-${year}`,
        title: `layer.maizeProduction${year}`,
        group: 'maize',
        draws: byClasses(
          'Production',
          MAIZE_PRODUCTION_LEGEND,
          classArea,
          { symbol: classArea(NO_VALUE), label: 'class.notKnown' },
          `legend.maizeProduction${year}`
        ),
        popup: {
          title: '{LGA}, {State}',
          large: ['Production', 'land'],
          lines: ['LGA', 'State', 'Production', 'land']
        },
        panel: { countBy: ['State'], figures: [total('Production'), total('land')] }
      }
    ]
  });

export const maizeProduction2022Page = maizeProduction(2022);
export const maizeProduction2023Page = maizeProduction(2023);
