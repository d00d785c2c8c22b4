import { createClientFolder, listFiles, removeFolders, runExb } from '../support/exb-folders';
import { runStockTests } from '../support/stock-client';

/* The tests that `exb:install` brings along, run in the client's folder with the Jest that a client has. */

afterAll(removeFolders);

it('[XB-01] every test that is installed passes with the configuration of a stock client', () => {
  const client = createClientFolder('1.21.0');
  expect(runExb('install', client)).toMatchObject({ status: 0 });
  const installed = listFiles(client).filter((file) => /\.test\.tsx?$/.test(file));
  const results = runStockTests(client);
  expect([...results.keys()].sort()).toEqual(
    installed.map((file) => file.slice(client.length + 1).replaceAll('\\', '/')).sort()
  );
  expect([...results.keys()]).toContain('site-extensions/widgets/shared-code/tests/widgets.test.tsx');
  expect(Object.fromEntries([...results].filter(([, failure]) => failure !== ''))).toEqual({});
});
