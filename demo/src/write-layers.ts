import { resetCounter } from './kit/seed-table';
import { agentTable } from './layers/agents';
import { allocationTable } from './layers/allocated-purchases';
import { applicationTable } from './layers/biochar-applications';
import { generatePartners, partnerTable } from './layers/biochar-partners';
import { cassavaTable, generateCassava } from './layers/cassava-states';
import { clusterTable } from './layers/clusters';
import { commercialFarmTable, generateCommercialFarms } from './layers/commercial-farms';
import { communityTable } from './layers/communities';
import { cpoDepotTable, generateCpoDepots } from './layers/cpo-depots';
import { customerTable, generateCustomers } from './layers/customers';
import { deforestationTable, generateDeforestation } from './layers/deforestation';
import { markerAssetTable } from './layers/factories';
import { generateFieldInventory, inventoryTable } from './layers/field-inventory';
import { forestCoverTable, generateForestCover } from './layers/forest-cover';
import { futurePriceTable, generateFuturePrices } from './layers/future-prices';
import { generateGeofencedFarms, geofencedFarmTable } from './layers/geofenced-farms';
import { generateGeoreferenced, georeferencedTable } from './layers/georeferenced-oil-palm';
import { generateHighValueAreas, highValueAreaTable } from './layers/high-value-areas';
import { generateIndustrialParks, industrialParkTable } from './layers/industrial-parks';
import { depotTable, generateDepots } from './layers/logistics-depots';
import { generateMaize, maizeTable } from './layers/maize';
import { generateMaizeTrials, maizeTrialTable } from './layers/maize-farm-trials';
import { generateMaizeFarms, maizeFarmTable } from './layers/maize-farms';
import { millTable } from './layers/mills';
import { generateMillsDistance, millsDistanceTable } from './layers/mills-distance';
import { generateMinigrids, minigridTable } from './layers/minigrids';
import { addNamedPlots } from './layers/named-plots';
import { generatePind, pindTable } from './layers/pind-oil-palm';
import { generatePlantations, plantationTable } from './layers/plantations';
import { generatePlots, plotTable } from './layers/plots';
import type { PlotRow } from './layers/plots';
import { generateProcessingFactories, processingFactoryTable } from './layers/processing-factories';
import { generateProcessors, processorTable } from './layers/processors';
import { generateProtectedAreas, protectedAreaTable } from './layers/protected-areas';
import { purchaseTable } from './layers/purchases';
import { generateRoofs, roofTable } from './layers/roof-footprints';
import { generateScores, scoreTable } from './layers/score-10km';
import { supplierTable } from './layers/suppliers';
import { generateWardStatistics, wardStatisticTable } from './layers/ward-statistics';
import { wardTable } from './layers/wards';
import { generateWaterAreas, waterAreaTable } from './layers/water-areas';
import type { Query } from '@site/server/src/store/store';
import type { CountryBasics } from './country';
import type { SeedTable } from './kit/seed-table';
import type { World } from './world/world';

export type WriteTable = <Row>(table: SeedTable<Row>, rows: readonly Row[]) => Promise<void>;

/** Tables with dates that are moved as days pass. */
export const DATED_TABLES: readonly Pick<SeedTable<never>, 'name' | 'dates' | 'datedRowsSql'>[] = [
  millTable,
  purchaseTable,
  futurePriceTable,
  inventoryTable,
  markerAssetTable,
  customerTable,
  depotTable,
  applicationTable,
  partnerTable,
  plotTable,
  georeferencedTable
];

/** Writes agents, mills, suppliers, purchases and prices. */
export async function writeTrade(
  write: WriteTable,
  basics: CountryBasics,
  plots: readonly PlotRow[],
  day: number
): Promise<void> {
  await write(agentTable, basics.agents);
  await write(millTable, basics.mills);
  await write(communityTable, basics.communities);
  await write(supplierTable, basics.suppliers);
  await write(purchaseTable, addNamedPlots(basics.purchases, basics.suppliers, plots));
  await write(futurePriceTable, generateFuturePrices(basics.communities, day));
  await write(inventoryTable, generateFieldInventory(basics.mills, basics.purchases, day));
}

/** Writes the records that people edit. */
export async function writeRecords(
  write: WriteTable,
  world: World,
  basics: CountryBasics,
  day: number
): Promise<void> {
  await write(markerAssetTable, [...basics.factories, ...basics.aps]);
  await write(customerTable, generateCustomers(world, day));
  await write(depotTable, generateDepots(world, day));
  await write(applicationTable, basics.applications);
  await write(allocationTable, basics.allocations);
  await write(partnerTable, generatePartners(world, day));
}

/** Writes boundaries, land, oil palm, and the plots of suppliers on it, which it returns. */
export async function writeLand(
  write: WriteTable,
  world: World,
  basics: CountryBasics,
  day: number
): Promise<readonly PlotRow[]> {
  await write(wardTable, basics.wards);
  await write(wardStatisticTable, generateWardStatistics(basics.wards));
  await write(forestCoverTable, generateForestCover(world));
  await write(cassavaTable, generateCassava(world));
  await write(clusterTable, basics.clusters);
  const clearings = generateDeforestation(world, basics.clusters);
  await write(deforestationTable, clearings);
  const [parks, forests] = [generateProtectedAreas(world), generateHighValueAreas(world)];
  const valued = [...parks, ...forests];
  const water = generateWaterAreas(world, basics.communities, [...clearings, ...valued]);
  await write(waterAreaTable, water);
  const plots = generatePlots(world, basics.communities, basics.suppliers, clearings, valued, water, day);
  await write(plotTable, plots);
  await write(protectedAreaTable, parks);
  await write(highValueAreaTable, forests);
  await write(plantationTable, generatePlantations(world));
  await write(georeferencedTable, generateGeoreferenced(world, day));
  await write(pindTable, generatePind(world, basics.communities));
  await write(scoreTable, generateScores(world, basics.mills, basics.clusters));
  await write(millsDistanceTable, generateMillsDistance(world, basics.mills));
  return plots;
}

/** Writes farms, factories and buildings of others. */
export async function writeSites(write: WriteTable, world: World, { wards }: CountryBasics): Promise<void> {
  await write(maizeTable, generateMaize(world));
  await write(maizeFarmTable, generateMaizeFarms(world, wards));
  await write(maizeTrialTable, generateMaizeTrials(world));
  await write(commercialFarmTable, generateCommercialFarms(world));
  await write(geofencedFarmTable, generateGeofencedFarms(world));
  await write(processingFactoryTable, generateProcessingFactories(world, wards));
  await write(processorTable, generateProcessors(world));
  await write(cpoDepotTable, generateCpoDepots(world));
  await write(minigridTable, generateMinigrids(world));
  await write(industrialParkTable, generateIndustrialParks(world));
  await write(roofTable, generateRoofs(world));
}

/** Sets the sequences of the tables whose rows were inserted with ids. */
export async function resetCounters(query: Query): Promise<void> {
  for (const { name } of [agentTable, millTable, purchaseTable, communityTable, wardTable])
    await resetCounter(query, name);
}
