import { z } from 'zod';
import { result } from './record-fields';

const number = z.number();

/** The figures of one service area. Source: section 3 "Service area result". */
export const serviceAreaResult = z.object({
  color: result(z.string(), 'Colour it is drawn in'),
  logisticsCost: result(number, 'Cost of transport', 'NGN/t'),
  noOfMills: result(number, 'Mills'),
  totalTonsBought: result(number, 'P1 bought at the mills', 't'),
  totalNoOfTransactions: result(number, 'Purchases at the mills'),
  avgPricePerTonne: result(number.nullable(), 'Average price; null without a purchase', 'NGN/t'),
  currentP1Price: result(number, 'P1 price of the LGA', 'NGN/t'),
  totalAcres: result(number, 'Oil palm clusters', 'acre'),
  weeklyP1Yield: result(number, 'Yield of P1', 't/week'),
  weeklyFFBYield: result(number, 'Yield of fresh fruit bunches', 't/week'),
  minigridsTotal: result(number, 'Minigrids'),
  oilPalmPFTotal: result(number, 'Oil palm processors'),
  profit_week: result(number, 'Profit', 'NGN/month'),
  maizeProduction2022: result(number, 'Maize of 2022', 't/year'),
  maizeProduction2023: result(number, 'Maize of 2023', 't/year'),
  pksBiomass: result(number, 'Palm kernel shell', 't/week'),
  biocharOutput: result(number, 'Biochar', 't/week'),
  landForBiochar: result(number, 'Land the biochar serves', 'ha'),
  maizeLandSize2022: result(number, 'Maize land of 2022', 'ha'),
  maizeLandSize2023: result(number, 'Maize land of 2023', 'ha'),
  maizeLandAvailableForBiochar: result(
    number.nullable(),
    'Share of the 2023 maize land; null without any',
    '%'
  )
});
export type ServiceAreaResult = z.infer<typeof serviceAreaResult>;
