/**
 * Business parameters in the form that the endpoints return. Source: ledger "Decisions taken here", versioned
 * set.
 */
import { z } from 'zod';

/** Properties that a page needs to show a parameter and check its input. */
export const parameterDefinition = z.object({
  default: z.number(),
  min: z.number(),
  max: z.number(),
  step: z.number().optional().describe('The value is a whole number of these'),
  unit: z.string(),
  label: z.string(),
  source: z.string()
});

/** A stored version of the parameter set; it may lack parameters that were added later. */
export const parameterChange = z.object({
  version: z.int(),
  parameters: z.record(z.string(), z.union([z.number(), z.string()])),
  changedBy: z.string().describe('E-mail address, or specification for the first'),
  changedAt: z.iso.datetime()
});
export type ParameterChange = z.output<typeof parameterChange>;
