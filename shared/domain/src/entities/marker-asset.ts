import { z } from 'zod';
import { accessPointCreate, accessPointUpdate } from './access-point';
import {
  biocharFacilityCreate,
  biocharFacilityUpdate,
  processingFactoryCreate,
  processingFactoryUpdate
} from './factory-marker';

/** POST /api/marker-assets: a factory, a biochar facility or an AP. Source: section 7.1. */
export const markerAssetCreate = z.discriminatedUnion('markerType', [
  z.discriminatedUnion('type', [processingFactoryCreate, biocharFacilityCreate]),
  accessPointCreate
]);
/** PATCH /api/marker-assets/{id}. Source: section 7.1. */
export const markerAssetUpdate = z.discriminatedUnion('markerType', [
  z.discriminatedUnion('type', [processingFactoryUpdate, biocharFacilityUpdate]),
  accessPointUpdate
]);
