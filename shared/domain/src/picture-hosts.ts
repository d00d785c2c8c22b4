import { z } from 'zod';

/** Hosts whose pictures are shown with records. */
export const pictureHosts = z.object({
  origins: z.array(z.string()).readonly().describe("Origins, '*' standing for any part of a name"),
  fetchesOthers: z.boolean().describe('Pictures of other hosts come through the server')
});
export type PictureHosts = z.output<typeof pictureHosts>;
