import { z } from 'zod';
import { ROLES } from '../enumerations';
import { field } from './field';

/** Who is signed in. Source: section 3 "User session"; the role is the product's own. */
export const userSession = z.object({
  email: field(z.string(), { access: 'readOnly', description: 'E-mail address' }),
  uid: field(z.string(), { access: 'readOnly', description: 'Identifier at the identity provider' }),
  token: field(z.string(), { access: 'readOnly', description: 'What the cookie of the same name holds' }),
  role: field(z.enum(ROLES).optional(), { access: 'derived', description: 'What the user may do' })
});
export type UserSession = z.infer<typeof userSession>;
