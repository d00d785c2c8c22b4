import { readSettings } from '../common/settings';
import { findProductionProblem } from './open-identities';

it('refuse the embedded identity and its demonstration accounts in production, unless it is meant', () => {
  const findProblem = (env: NodeJS.ProcessEnv) => findProductionProblem(readSettings(env, '/site'));
  expect(findProblem({})).toBeNull();
  expect(findProblem({ NODE_ENV: 'production' })).toContain('refused when NODE_ENV=production');
  expect(findProblem({ NODE_ENV: 'production', SITE_ALLOW_EMBEDDED_IDENTITY: '1' })).toBeNull();
  const firebase = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k' };
  expect(findProblem(firebase)).toBeNull();
  expect(findProblem({ ...firebase, SITE_IDENTITY_URL: 'http://localhost:1' })).toContain(
    'SITE_IDENTITY_URL'
  );
});
