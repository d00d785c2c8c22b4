/** The business parameters as the calls answer them. Source: ledger "Decisions taken here", versioned set. */
import { z } from 'zod';

/** What a page needs to show a parameter and check what is typed. */
export const parameterDefinition = z.object({
  default: z.number(),
  min: z.number(),
  max: z.number(),
  step: z.number().optional().describe('The value is a whole number of these'),
  unit: z.string(),
  label: z.string(),
  source: z.string()
});

/** A version of the set as it was stored: it may lack parameters that came later. */
export const parameterChange = z.object({
  version: z.int(),
  parameters: z.record(z.string(), z.union([z.number(), z.string()])),
  changedBy: z.string().describe('E-mail address, or specification for the first'),
  changedAt: z.iso.datetime()
});
export type ParameterChange = z.output<typeof parameterChange>;
