/** SQL of a JSON object whose keys take what stands for them in `put`, where they hold anything. */
export const withKeys = (json: string, put: Readonly<Record<string, string | null>>): string =>
  `${json} || (SELECT coalesce(jsonb_object_agg(put.key, put.value), '{}') FROM jsonb_each('${JSON.stringify(put)}'::jsonb) AS put
     WHERE ${json} ->> put.key IS NOT NULL)`;
