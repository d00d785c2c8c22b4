import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPlots } from '../../shared/domain/src/plots/check-plots';
import { exportPlots } from '../../shared/domain/src/plots/export-plots';
import { CONTEXT, createCleanPlots } from '../../shared/domain/src/plots/tests/test-plots';
import { readFigures, runGdal } from './support/gdal';

const folder = mkdtempSync(join(tmpdir(), 'site-plots-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('GDAL reads every plot of the files for the EU, valid and with the same areas', async () => {
  const plots = createCleanPlots(16, 200);
  const checks = checkPlots(plots, CONTEXT);
  const { files } = exportPlots(checks, 50_000);
  expect(files.length).toBeGreaterThan(2);
  const sums = { features: 0, points: 0, valid: 0, area: 0, stated: 0 };
  for (const [index, text] of files.entries()) {
    const path = join(folder, `plots-${index + 1}.geojson`);
    writeFileSync(path, text);
    const layer = `"plots-${index + 1}"`;
    const { messages, stdout } = await runGdal('ogrinfo', ['-ro', '-so', '-al', path]);
    expect(messages).toEqual([]);
    expect(stdout).toContain('"EPSG",4326');
    for (const field of ['ProducerName', 'ProducerCountry', 'ProductionPlace'])
      expect(stdout).toContain(`${field}: String`);
    expect(stdout).toContain('Area: Real');
    const figures = await readFigures(
      path,
      `SELECT count(*) AS features, sum(GeometryType(geometry) = 'POINT') AS points,
        sum(ST_IsValid(geometry)) AS valid, sum(coalesce(ST_Area(geometry, 1), 0)) / 10000 AS area,
        sum(Area * (GeometryType(geometry) = 'POLYGON')) AS stated FROM ${layer}`,
      'SQLITE'
    );
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += figures[name]!;
  }
  expect(sums).toMatchObject({ features: 200, points: 40, valid: 200 });
  expect(Math.abs(sums.stated / sums.area - 1)).toBeLessThan(0.001);
});
