import { z } from 'zod';

/** Hosts whose pictures are shown with records. */
export const pictureHosts = z.object({
  origins: z.array(z.string()).readonly().describe("Origins; '*' matches any part of a name"),
  fetchesOthers: z.boolean().describe('Whether pictures of other hosts are fetched through the server')
});
export type PictureHosts = z.output<typeof pictureHosts>;
