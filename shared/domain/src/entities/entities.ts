/** Every entity by its name: what the server checks, the forms work on and the API document lists. */
import { accessPoint } from './access-point';
import { agent } from './agent';
import { allocatedPurchase } from './allocated-purchase';
import { biocharAnalysisResult } from './biochar-analysis-result';
import { biocharApplication } from './biochar-application';
import { biocharLayerSummary } from './biochar-layer-summary';
import { biocharPartner } from './biochar-partner';
import { confirmedMill } from './confirmed-mill';
import { customerFactory } from './customer-factory';
import { factoryMarker } from './factory-marker';
import { fieldInventory, millTotals } from './field-inventory';
import { futurePrice } from './future-price';
import { lgaBoundary } from './lga-boundary';
import { gasPrice, logisticsDepot } from './logistics-depot';
import { millPurchaseAggregate } from './mill-purchase-aggregate';
import { minigridSite } from './minigrid-site';
import { facilityOption, offtakeResult } from './offtake-result';
import { oilPalmCluster } from './oil-palm-cluster';
import { oilPalmProcessor } from './oil-palm-processor';
import * as otherLayers from './other-layers';
import { rawMaterialSource } from './raw-material-source';
import { serviceAreaResult } from './service-area-result';
import { userSession } from './user-session';
import type { Shaped } from './field';

export const ENTITIES = {
  factoryMarker,
  accessPoint,
  customerFactory,
  logisticsDepot,
  gasPrice,
  biocharApplication,
  biocharPartner,
  allocatedPurchase,
  rawMaterialSource,
  millPurchaseAggregate,
  confirmedMill,
  fieldInventory,
  millTotals,
  futurePrice,
  oilPalmCluster,
  lgaBoundary,
  minigridSite,
  oilPalmProcessor,
  agent,
  userSession,
  serviceAreaResult,
  biocharAnalysisResult,
  offtakeResult,
  facilityOption,
  biocharLayerSummary,
  ...otherLayers
} as const satisfies Record<string, Shaped>;

export type EntityName = keyof typeof ENTITIES;
export const ENTITY_NAMES = Object.keys(ENTITIES) as EntityName[];
