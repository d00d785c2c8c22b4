import { join } from 'node:path';
import { SETTINGS_TABLE, SettingsError, readSettings, formatSettingsHelp } from './settings';

describe('settings', () => {
  it('have the documented defaults, and treat an empty value as not set', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: '', NODE_ENV: '' }, '/site');
    expect(settings).toMatchObject({
      root: '/site',
      port: 4300,
      host: 'localhost',
      dataDir: join('/site', 'data'),
      databaseUrl: null,
      routingUrl: null,
      production: false,
      publicUrl: null,
      corsOrigins: [],
      firebase: null,
      logLevel: 'warn'
    });
  });

  it('are read from the environment', () => {
    const settings = readSettings({
      PORT: '8080',
      SITE_DATA: '/var/site',
      SITE_PUBLIC_URL: 'https://site.example/',
      SITE_CORS_ORIGINS: 'https://a.example, https://*.b.example',
      FIREBASE_PROJECT_ID: 'p',
      FIREBASE_API_KEY: 'k',
      NODE_ENV: 'production'
    });
    expect(settings).toMatchObject({
      port: 8080,
      dataDir: '/var/site',
      publicUrl: 'https://site.example',
      corsOrigins: ['https://a.example', 'https://*.b.example'],
      firebase: { projectId: 'p', apiKey: 'k', authDomain: 'p.firebaseapp.com' },
      production: true,
      logLevel: 'info'
    });
  });

  it.each([
    [{ PORT: 'abc' }, "PORT must be a port number from 0 to 65535; it is 'abc'."],
    [{ PORT: '70000' }, "PORT must be a port number from 0 to 65535; it is '70000'."],
    [
      { DATABASE_URL: 'mysql://x' },
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://; it is 'mysql://x'."
    ],
    [{ SITE_TRUST_PROXY: 'yes' }, "SITE_TRUST_PROXY must be 0 or 1; it is 'yes'."],
    [
      { SITE_CORS_ORIGINS: '*' },
      "SITE_CORS_ORIGINS must be origins such as https://example.org, separated by commas; it is '*'."
    ],
    [
      { LOG_LEVEL: 'loud' },
      "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent; it is 'loud'."
    ],
    [
      { SITE_IMAGERY_URL: 'https://tiles.example/{z}/{x}.png', SITE_IMAGERY_ATTRIBUTION: 'A' },
      "SITE_IMAGERY_URL must contain {z}, {x} and {y}, or end with /MapServer or /ImageServer; it is 'https://tiles.example/{z}/{x}.png'."
    ],
    [
      { SITE_IMAGERY_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
      'SITE_IMAGERY_ATTRIBUTION is missing: set it to the attribution of the tiles of SITE_IMAGERY_URL.'
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 characters or more.'],
    [
      { FIREBASE_API_KEY: 'k' },
      'FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together; one of them is missing.'
    ]
  ])('are refused in one line when they are invalid: %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(message));
  });

  it('are all in the table that help prints', () => {
    for (const { name } of SETTINGS_TABLE) expect(formatSettingsHelp()).toContain(name);
  });
});
