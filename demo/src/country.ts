import { generateAgents } from './layers/agents';
import { generateAllocations } from './layers/allocated-purchases';
import { generateApplications } from './layers/biochar-applications';
import { generateClusters } from './layers/clusters';
import { generateCommunities } from './layers/communities';
import { generateAps, generateFactories } from './layers/factories';
import { generateMills } from './layers/mills';
import { generatePurchases } from './layers/purchases';
import { generateSuppliers } from './layers/suppliers';
import { generateWards } from './layers/wards';
import type { World } from './world/world';

/**
 * Generates the layers that other layers are derived from, each once. `day` is the day of seeding (days since
 * 1970).
 */
export function generateBasics(world: World, day: number) {
  const agents = generateAgents();
  const mills = generateMills(world, day);
  const purchases = generatePurchases(world, mills, agents, day);
  const communities = generateCommunities(world, mills);
  const suppliers = generateSuppliers(mills, communities);
  const factories = generateFactories(world, day);
  const applications = generateApplications(world, communities, factories, day);
  return {
    agents,
    mills,
    purchases,
    communities,
    suppliers,
    factories,
    aps: generateAps(world, day, factories.length + 1),
    applications,
    allocations: generateAllocations(applications, purchases, suppliers),
    clusters: generateClusters(world),
    wards: generateWards(world)
  };
}
export type CountryBasics = ReturnType<typeof generateBasics>;
