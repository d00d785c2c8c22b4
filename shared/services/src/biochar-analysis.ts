import type { BiocharAnalysis, RadiusUnit } from '@site/domain';
import { productRequest } from './http';
import type { CallOptions } from './records';

/** What a biochar analysis is asked for: round a place or a factory, within a radius or a drive time. */
export type BiocharQuestion = (
  { readonly facilityId: string } | { readonly latitude: number; readonly longitude: number }
) &
  ({ readonly radius: number; readonly unit: RadiusUnit } | { readonly minutes: number });

/** What the biochar facilities there can make of the feedstock there. @throws {ApiClientError} */
export const analyseBiochar = (
  question: BiocharQuestion,
  options: CallOptions = {}
): Promise<BiocharAnalysis> =>
  productRequest<BiocharAnalysis>('/api/biochar-analysis', { method: 'POST', body: question, ...options });
