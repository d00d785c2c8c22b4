import { z } from 'zod';
import { position } from './values';
import { figure, label } from './record-fields';

/** A site with an electricity grid of its own. Source: section 3 "Static site list (minigrids)". */
export const minigridSite = z.object({
  SiteName: label('Name of the site'),
  State: label('State'),
  connOnground: figure('Connections on the ground'),
  ...position
});
export type MinigridSite = z.infer<typeof minigridSite>;
