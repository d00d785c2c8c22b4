/** Accounts as administrators see and change them. Source: ledger row AU-15. */
import { z } from 'zod';

/** Roles of an account; each includes the rights of the roles before it. Source: ledger row AU-15. */
export const ACCOUNT_ROLES = ['investor', 'staff', 'admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

const storable = z.string().regex(/^[^\u0000]*$/, 'must not contain the character NUL');

export const accountRecord = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string().nullable().describe('null where none was given'),
  role: z.enum(ACCOUNT_ROLES),
  isListedInvestor: z
    .boolean()
    .describe('Whether the server configuration makes this an investor, regardless of the role'),
  disabled: z.boolean(),
  hasSecondFactor: z.boolean().describe('Whether signing in needs a code, too'),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable().describe('null if unknown: never, or before it was recorded')
});
export type AccountRecord = z.output<typeof accountRecord>;

/** POST /api/accounts. Without a password, one is generated and returned once. */
export const accountCreate = z.strictObject({
  email: storable.trim().min(1).max(320).describe('E-mail address'),
  name: storable.trim().max(200).optional().describe('Name of the person'),
  role: z.enum(ACCOUNT_ROLES),
  password: storable.max(1_000).optional().describe('First password; generated if omitted')
});
export type AccountCreate = z.output<typeof accountCreate>;

/** PATCH /api/accounts/{uid}; omitted properties are unchanged. */
export const accountChange = z.strictObject({
  role: z.enum(ACCOUNT_ROLES).optional(),
  disabled: z.boolean().optional().describe('A disabled account has no session and cannot sign in')
});
export type AccountChange = z.output<typeof accountChange>;

/** Actions on accounts; `revoke` ends every session, `password` is a new password of the account's owner. */
export const ACCOUNT_ACTIONS = [
  ...(['add', 'role', 'disable', 'enable', 'reset', 'revoke', 'password'] as const),
  ...(['second_factor_on', 'second_factor_off', 'second_factor_reset'] as const)
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** One change of an account: author, time and change. It contains no password. */
export const accountTrailEntry = z.object({
  id: z.string().describe('Identifier of the entry; later ones have greater numbers'),
  uid: z.string().describe('Account that was changed'),
  email: z.string().nullable().describe('Its e-mail address then'),
  action: z.enum(ACCOUNT_ACTIONS),
  roleBefore: z.enum(ACCOUNT_ROLES).nullable().describe('null of an account that was added'),
  roleAfter: z.enum(ACCOUNT_ROLES).nullable(),
  changedBy: z.string().describe('uid of the account that did it, or command-line'),
  changedByEmail: z.string().nullable(),
  changedAt: z.iso.datetime()
});
export type AccountTrailEntry = z.output<typeof accountTrailEntry>;

/** An open session of an account, for its owner. It does not contain the token. */
export const accountSession = z.object({
  id: z.string(),
  device: z
    .string()
    .nullable()
    .describe('Browser and system when signing in, for instance Firefox, Windows; null if unknown'),
  signedInAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isCurrent: z.boolean().describe('Whether the request was made with it')
});
export type AccountSession = z.output<typeof accountSession>;

/** Second factor of the caller's account, for its owner. */
export const secondFactorState = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int().describe('Recovery codes that were not used'),
  isRequired: z.boolean().describe('Whether an administrator has the rights of staff without it')
});
export type SecondFactorState = z.output<typeof secondFactorState>;

/** A key to set up in an authenticator app; it is not shown again. */
export const secondFactorKey = z.object({
  secret: z.string().describe('In base 32, to type'),
  address: z.string().describe('otpauth address of the key'),
  qr: z.array(z.string().regex(/^[01]+$/)).describe('QR code of the address: rows of squares, 1 for dark')
});
export type SecondFactorKey = z.output<typeof secondFactorKey>;
