import fc from 'fast-check';
import { LOCALES } from '../locale';
import type { Locale } from '../locale';
import { CATALOGUES, MESSAGE_KEYS } from './catalogues';
import {
  formatAuthMessage,
  getAuthProblem,
  formatDriveTimeMessage,
  isMessageKey,
  formatMessage,
  formatServiceAreaError,
  getServiceAreaErrorCase
} from './messages';

/** A value for every placeholder in the catalogue. */
const VALUES = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    MESSAGE_KEYS.flatMap((key) =>
      [...CATALOGUES[locale][key].matchAll(/\{(\w+)[,}]/g)].map(([, name]) => [name, 1] as const)
    )
  )
);

describe('messages', () => {
  it('isMessageKey accepts only keys of the catalogue', () => {
    expect(isMessageKey('auth.network')).toBe(true);
    expect(isMessageKey('toString')).toBe(false);
  });

  it.each([
    ['auth.invalidEmail', 'Invalid email'],
    ['auth.userNotFound', 'No account with that email was found'],
    ['auth.wrongPassword', 'Email or password was incorrect'],
    ['auth.network', 'Network error. Please check your connection'],
    ['auth.resetSent', 'Password reset link has been sent to your email address'],
    ['serviceArea.limitAlert', 'Maximum service exceeded']
  ] as const)('have %s in the words of the specification', (key, text) => {
    expect(formatMessage(key, 'en')).toBe(text);
  });

  it('exist in every language with the same placeholders', () => {
    for (const locale of LOCALES)
      for (const key of MESSAGE_KEYS) {
        expect(formatMessage(key, locale, VALUES).trim()).not.toBe('');
        // A placeholder that the other language lacks would throw here.
        expect(formatMessage(key, locale, VALUES)).not.toMatch(/[{}]/);
      }
  });

  it('fill their placeholders, and throw when a value is missing', () => {
    expect(formatMessage('serviceArea.limit', 'en', { limit: 5 })).toBe(
      'Maximum service areas exceeded (limit: 5)'
    );
    expect(() => formatMessage('serviceArea.limit', 'fr')).toThrow('limit');
  });

  it('use the plural rules of each language', () => {
    const formatText = (locale: Locale, count: number) =>
      formatMessage('rawMaterial.applied', locale, { filters: 'a', count });
    expect([0, 1, 2].map((count) => formatText('en', count).slice(20))).toEqual([
      '0 purchases found',
      '1 purchase found',
      '2 purchases found'
    ]);
    expect([0, 1, 2].map((count) => formatText('fr', count).split('\u00a0: ')[1])).toEqual([
      '0 achat trouvé',
      '1 achat trouvé',
      '2 achats trouvés'
    ]);
  });
});

describe('codes of the identity provider', () => {
  it('[AU-03] have the four messages of the specification', () => {
    expect(formatAuthMessage('auth/invalid-email', 'en')).toBe('Invalid email');
    expect(formatAuthMessage('auth/user-not-found', 'en')).toBe('No account with that email was found');
    expect(formatAuthMessage('auth/wrong-password', 'en')).toBe('Email or password was incorrect');
    expect(formatAuthMessage('auth/invalid-credential', 'en')).toBe('Email or password was incorrect');
    expect(formatAuthMessage('auth/network-request-failed', 'en')).toBe(
      'Network error. Please check your connection'
    );
  });

  it('[AU-03] have a readable message for any code, in both languages', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LOCALES), (code, locale) => {
        const text = formatAuthMessage(code, locale);
        expect(text.length).toBeGreaterThan(10);
        expect(text).not.toContain('{code}');
      })
    );
    expect(formatAuthMessage('auth/something-new', 'en')).toBe(
      'Sign-in failed (auth/something-new). Please try again'
    );
    expect(formatAuthMessage('constructor', 'en')).toContain('constructor');
  });

  it('name the field of the problem', () => {
    expect(getAuthProblem('auth/invalid-email').field).toBe('email');
    expect(getAuthProblem('auth/weak-password').field).toBe('password');
    expect(getAuthProblem('auth/password-does-not-meet-requirements')).toEqual({
      key: 'auth.commonPassword',
      field: 'password'
    });
    expect(getAuthProblem('auth/too-many-requests').field).toBeUndefined();
  });
});

describe('failed service areas', () => {
  it('[SA-06] have one of the cases of the catalogue', () => {
    expect(getServiceAreaErrorCase({ code: 'arcgis_400', message: 'Location 1 is Unlocated' })).toBe(
      'invalidStart'
    );
    expect(getServiceAreaErrorCase({ message: 'No valid Facilities' })).toBe('invalidStart');
    expect(getServiceAreaErrorCase({ code: 'no_road_nearby', message: 'x' })).toBe('invalidStart');
    expect(getServiceAreaErrorCase({ message: 'The Maximum break value is 300' })).toBe('tooLong');
    expect(getServiceAreaErrorCase({ code: 'drive_time_out_of_range' })).toBe('tooLong');
    expect(getServiceAreaErrorCase({ message: 'engine restarting' })).toBe('details');
    expect(getServiceAreaErrorCase({})).toBe('unexpected');
    expect(getServiceAreaErrorCase({ code: 'embed_quota', message: 'x' })).toBe('embedQuota');
    expect(getServiceAreaErrorCase({ code: 'embed_scope', message: 'x' })).toBe('embedScope');
    expect(getServiceAreaErrorCase({ code: 'embed_refused', message: 'x', kind: 'refused' })).toBe(
      'embedRefused'
    );
    expect(getServiceAreaErrorCase({ code: 'forbidden', message: 'x', kind: 'refused' })).toBe('refused');
  });

  it('[SA-06] show the texts of the catalogue', () => {
    const formatText = (fault: Parameters<typeof formatServiceAreaError>[0]) => {
      const { title, text } = formatServiceAreaError(fault, 'en', 240);
      return `${title} ${text}`;
    };
    expect(formatText({ code: 'no_road_nearby' })).toBe(
      'Failed to generate service area. Invalid starting location. Please select a valid point on the map.'
    );
    expect(formatText({ code: 'drive_time_out_of_range' })).toBe(
      'Failed to generate service area. Drive time exceeds maximum allowed (240 minutes). Please use a smaller value.'
    );
    expect(formatText({ message: 'engine restarting' })).toBe(
      'Failed to generate service area. Details: engine restarting'
    );
    expect(formatText({ message: ' ' })).toBe(
      'Failed to generate service area. An unexpected error occurred.'
    );
    expect(formatText({ code: 'network', message: 'Failed to fetch' })).toBe(
      'Failed to generate service area. Details: Network error. Please check your connection'
    );
  });

  it('have a message for each problem of a drive time', () => {
    const bounds = { min: 2, max: 300 };
    expect(formatDriveTimeMessage('tooShort', 'en', bounds)).toBe(
      'The driving time must be at least 2 minutes'
    );
    expect(formatDriveTimeMessage('tooLong', 'fr', bounds)).toContain('300');
    expect(formatDriveTimeMessage('missing', 'en', bounds)).toContain('Enter');
    expect(formatDriveTimeMessage('notANumber', 'en', bounds)).toContain('number');
  });
});
