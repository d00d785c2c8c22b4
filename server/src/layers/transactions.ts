import { double, integer, live, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing, polygonDrawing } from './drawing';
import { LGA_PRICE_SQL } from './lgas';

/** The sums of `bought`, NGN per tonne and tonnes; they change with each purchase. */
const sums = [
  live(double('avgPricePe', 'Average P1 price (NGN/t)', 'bought.price')),
  live(double('tonsAmount', 'Tonnes bought (t)', 'bought.tonnes')),
  live(integer('noOfTransactions', 'Transactions', 'bought.transactions'))
];

/** What was bought in each community. */
export const communityTransactions: Dataset = {
  service: 'communityTransactions',
  title: 'Community transaction summary',
  description: 'P1 bought in each community: tonnes, transactions, average price.',
  access: 'investor',
  from: `community JOIN lga ON lga.code = community.lga_code
    JOIN community_figures AS bought ON bought.community_id = community.id AND bought.transactions > 0`,
  geometryType: 'esriGeometryPoint',
  geometry: 'community.geom',
  displayField: 'community',
  fields: [
    objectId('community.id'),
    text('community', 'Community', 'community.name'),
    text('LGA', 'LGA', 'lga.name', 60),
    text('State', 'State', 'lga.state', 60),
    ...sums
  ],
  drawingInfo: pointDrawing([156, 39, 176, 255]),
  sources: ['community', 'purchase', 'supplier', 'lga'],
  maxRecordCount: 2000
};

/** What was bought in each LGA; those without a purchase are left out. */
export const lgaTransactions: Dataset = {
  service: 'lgaTransactions',
  title: 'LGA transaction summary',
  description: 'P1 bought in each LGA: tonnes, transactions, average and current price.',
  access: 'investor',
  from: 'lga JOIN lga_figures AS bought ON bought.lga_code = lga.code AND bought.transactions > 0',
  geometryType: 'esriGeometryPolygon',
  geometry: 'lga.geom',
  displayField: 'ADM2_EN',
  fields: [
    objectId('lga.id'),
    text('ADM1_EN', 'State', 'lga.state', 60),
    text('ADM2_EN', 'LGA', 'lga.name', 60),
    text('code', 'LGA code', 'lga.code', 4),
    ...sums,
    live(double('currentP1Price', 'Current P1 price (NGN/t)', LGA_PRICE_SQL))
  ],
  drawingInfo: polygonDrawing([123, 31, 162, 110], [90, 20, 120, 200]),
  sources: ['lga', 'mill', 'purchase'],
  maxRecordCount: 2000
};
