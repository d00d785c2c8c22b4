import type { BiocharAnalysis } from '@site/domain';
import type { RadiusUnit } from '@site/domain/src/base';
import { requestProductApi } from './http';
import type { CallOptions } from './records';

/** Input of a biochar analysis: around a point or a factory, within a radius or a drive time. */
export type BiocharAnalysisRequest = (
  | { readonly facilityId: string }
  | { readonly latitude: number; readonly longitude: number }
) &
  ({ readonly radius: number; readonly unit: RadiusUnit } | { readonly minutes: number });

/**
 * Computes the output that the biochar facilities in the area can produce from its feedstock. @throws
 * {ApiClientError}
 */
export const analyseBiochar = (
  question: BiocharAnalysisRequest,
  options: CallOptions = {}
): Promise<BiocharAnalysis> =>
  requestProductApi<BiocharAnalysis>('/api/biochar-analysis', { method: 'POST', body: question, ...options });
