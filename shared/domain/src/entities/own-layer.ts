import { z } from 'zod';

/** Kinds of shapes of a layer of its own. */
export const OWN_LAYER_GEOMETRIES = ['point', 'line', 'polygon'] as const;
export type OwnLayerGeometry = (typeof OWN_LAYER_GEOMETRIES)[number];

/** Types of the values of its fields. */
export const OWN_FIELD_TYPES = ['whole', 'number', 'text', 'day', 'yesNo'] as const;

/** Roles that may read it, the fewest people first. */
export const OWN_LAYER_ACCESS = ['admin', 'staff', 'investor', 'public'] as const;

/** Most fields of a layer of its own. */
export const MAX_OWN_FIELDS = 300;

/** A field, which is read from a column of the file. */
export const ownField = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/)
    .describe('Name in queries'),
  column: z.string().min(1).max(1_000).describe('Column of the file; the label of the field'),
  type: z.enum(OWN_FIELD_TYPES)
});
export type OwnField = z.infer<typeof ownField>;

const title = z.string().trim().min(1).max(100);
const fields = z.array(ownField).max(MAX_OWN_FIELDS);

/** The layer that the rows of a file become or join. */
export const ownLayerChoice = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('new'),
    title: title.describe('Name in the layer list'),
    geometry: z.enum(OWN_LAYER_GEOMETRIES),
    access: z.enum(OWN_LAYER_ACCESS).default('staff').describe('Least role that may read it'),
    fields
  }),
  z.strictObject({
    mode: z.enum(['add', 'replace']).describe('Keep or remove the rows that the file lacks'),
    id: z.string().max(100)
  })
]);
export type OwnLayerChoice = z.infer<typeof ownLayerChoice>;

/** A layer that administrators made from a file. */
export const ownLayer = z.object({
  id: z.string().describe('Name of its service'),
  title,
  geometry: z.enum(OWN_LAYER_GEOMETRIES),
  access: z.enum(OWN_LAYER_ACCESS),
  fields
});
export type OwnLayer = z.infer<typeof ownLayer>;

/** Shapes and columns of a file, as the fields of a layer of its own. */
export const ownLayerProposal = z.object({
  title: z.string(),
  geometries: z
    .array(z.enum(OWN_LAYER_GEOMETRIES))
    .describe('Kinds of shapes in the file; several are refused until one is chosen'),
  fields,
  leftOut: z.array(z.string()).describe('Columns beyond the most fields of a layer')
});
export type OwnLayerProposal = z.infer<typeof ownLayerProposal>;
