/*
 * Koop's FeatureServer over one GeoJSON file, for the benchmarks. Started in a folder with
 * @koopjs/featureserver and express installed: node koop-server.mjs <folder> <geojson> <port>
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [folder = '', file = '', port] = process.argv.slice(2);
const load = createRequire(join(folder, 'package.json'));
const express = load('express');
const FeatureServer = load('@koopjs/featureserver');
const data = JSON.parse(readFileSync(file, 'utf8'));

const app = express();
app.get('/FeatureServer/0/query', (/** @type {object} */ request, /** @type {object} */ response) =>
  FeatureServer.query(request, response, { ...data })
);
app.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
