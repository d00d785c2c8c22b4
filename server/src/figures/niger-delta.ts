/**
 * Returns the SQL condition of the clusters that the Niger Delta survey found; `cluster` is a table or its
 * alias.
 */
export const writeNigerDeltaSql = (cluster: string): string =>
  `${cluster}.layer = 'Niger Delta planted oil palm'`;
