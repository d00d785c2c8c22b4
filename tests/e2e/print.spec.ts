import type { Page } from '@playwright/test';
import { clickMapAt, MAP_VIEWPORT, expect, test, uyo } from './support/site';

const getPanel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const getSheet = (page: Page) => page.locator('.print-sheet');

interface PrintWindow {
  printed?: number;
}

/** Counts calls of `print` instead of opening the browser's dialog, which would block. */
const replacePrint = (page: Page) =>
  page.evaluate(() => {
    window.print = () => {
      const state = window as unknown as PrintWindow;
      state.printed = (state.printed ?? 0) + 1;
    };
  });

/** Returns the number of colours of the picture, and its size in dots. */
const readPicture = (page: Page) =>
  getSheet(page)
    .getByRole('img', { name: /^Map:/, includeHidden: true })
    .evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return {
        width: canvas.width,
        height: canvas.height,
        colors: new Set(new Uint32Array(data.buffer)).size
      };
    });

/** Returns widths and heights of a PDF's pages, in points of 1/72 inch. */
const readPageSizes = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height))
  ]);

test('map, legend and open figures are printed on A4, and the page does not change', async ({ staffMap }) => {
  const page = await staffMap.reset();
  await page.setViewportSize(MAP_VIEWPORT);
  await replacePrint(page);
  await page.getByRole('switch', { name: /service area/i }).click();
  await clickMapAt(page, uyo);
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  const figure = page.getByTestId('sa-totalTonsBought').first();
  await expect(figure).toHaveAttribute('data-value', /\d/);
  const tonnes = (await figure.textContent())!;

  await page.getByRole('toolbar').getByRole('button', { name: 'Print', exact: true }).click();
  const tool = getPanel(page, 'Print');
  await expect(tool.getByLabel('Title')).toHaveValue('SITE – Oil palm');
  await tool.getByLabel('Title').fill('Round Uyo');
  await expect(tool.getByRole('checkbox', { name: 'Service area 1' })).toBeChecked();
  await tool.getByRole('checkbox', { name: 'Service Area Table' }).uncheck();
  await tool.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(getSheet(page)).toBeAttached();
  await expect(getSheet(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as PrintWindow).printed)).toBe(1);

  const picture = await readPicture(page);
  expect(picture).toMatchObject({ width: 2181, height: 1197 });
  expect(picture.colors).toBeGreaterThan(100);
  const paper = getSheet(page);
  await expect(paper.locator('h1')).toHaveText('Round Uyo');
  await expect(paper.locator('.print-head')).toContainText(
    /SITE · printed \d\d\/\d\d\/\d{4} \d\d:\d\d, Lagos time/
  );
  await expect(paper.locator('.print-bar')).toHaveText(/^\d+ km$/);
  await expect(paper.locator('.print-north')).toContainText('N');
  const legend = paper.locator('.print-legend');
  await expect(legend).toContainText('Confirmed mills');
  await expect(legend).toContainText('Time since P1 last discovered (days)');
  expect(await legend.locator('.print-swatch :is(svg, img)').count()).toBeGreaterThan(3);
  const results = paper.locator('.print-results');
  await expect(results).toContainText('Service area 1');
  await expect(results).toContainText(tonnes);
  await expect(results).toContainText('Data of ');
  await expect(results).not.toContainText('Service Area Table');
  await expect(results.locator('button, input')).toHaveCount(0);
  await expect(paper.locator('.print-foot')).toContainText(/^Map: \S.*This page: http/);

  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toContain('/Width 2181');
  const pages = readPageSizes(pdf);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThan(5);
  for (const [width, height] of pages) expect([width, height]).toEqual([842, 595]);
  // The sheet is removed after the browser reports that its dialog is closed, or a PDF is made.
  await expect(getSheet(page)).toHaveCount(0);
  await expect(figure).toBeVisible();
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
  await page.getByRole('button', { name: 'Clear service areas' }).first().click();
  await page.getByRole('switch', { name: /service area/i }).setChecked(false);
});
