/** Returns the SQL of a JSON object in which the keys of `put` that are not null have the values of `put`. */
export const withKeys = (json: string, put: Readonly<Record<string, string | null>>): string =>
  `${json} || (SELECT coalesce(jsonb_object_agg(put.key, put.value), '{}') FROM jsonb_each('${JSON.stringify(put)}'::jsonb) AS put
     WHERE ${json} ->> put.key IS NOT NULL)`;
