import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../scripts/lib/browser.mjs';
import { root } from '../scripts/lib/paths.mjs';

/*
 * Draws a picture of every theme for the builder's list, from the theme's own tokens: `node
 * tools/theme-thumbnails.mjs`.
 */

/** Size of a thumbnail that Experience Builder recommends, px. */
const SIZE = { width: 240, height: 160 };

/** @typedef {import('../host/jimu/jimu-theme/theme-types').ThemeColors} ThemeColors */
/**
 * @typedef {object} ThemeFile part of a theme's variables.json
 * @property {{ color: { mode: ThemeColors['mode'], light: ThemeColors, dark: ThemeColors }, shape: { shape2: string } }} sys
 */

/**
 * Draws a bar, a card with a title, lines and buttons, and a map, in the colours and corners of a theme.
 * @param {ThemeFile} theme
 */
function drawTheme({ sys }) {
  const { primary, secondary, surface, divider, info } = sys.color[sys.color.mode];
  const radius = Number.parseFloat(sys.shape.shape2) / 2;
  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {string} fill
   */
  const drawBox = (x, y, width, height, fill, more = '') =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
  const round = `rx="${radius}"`;
  /**
   * @param {number} y
   * @param {number} width
   * @param {string} fill
   */
  const drawLine = (y, width, fill) => drawBox(24, y, width, 5, fill, 'rx="2.5"');
  /**
   * @param {number} x
   * @param {number} y
   * @param {number} r
   * @param {string} fill
   */
  const drawCircle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" style="display: block">`,
    drawBox(0, 0, SIZE.width, SIZE.height, surface.background),
    drawBox(0, 0, SIZE.width, 24, surface.header),
    drawBox(0, 24, SIZE.width, 1, divider.primary),
    drawCircle(16, 12, 6, primary.main),
    drawBox(28, 9, 44, 6, surface.headerText, 'rx="3"'),
    drawBox(196, 6, 32, 12, primary.main, 'rx="4"'),
    drawBox(12, 36, 96, 112, surface.paper, `${round} stroke="${divider.primary}"`),
    drawLine(48, 58, surface.paperText),
    drawLine(62, 72, surface.paperHint),
    drawLine(74, 64, surface.paperHint),
    drawLine(86, 68, surface.paperHint),
    drawBox(24, 104, 34, 14, primary.main, 'rx="4"'),
    drawBox(64, 104, 32, 14, surface.paper, `rx="4" stroke="${divider.inputField}"`),
    drawBox(24, 128, 72, 6, primary.light, 'rx="3"'),
    drawBox(24, 128, 40, 6, secondary.main, 'rx="3"'),
    drawBox(120, 36, 108, 112, primary.light, `${round} stroke="${divider.primary}"`),
    `<path d="M120 118C146 96 160 132 186 108S214 92 228 98" fill="none" stroke="${info.main}" stroke-width="3"/>`,
    drawCircle(150, 72, 13, `${primary.main}55`),
    drawCircle(150, 72, 5, primary.main),
    drawCircle(194, 64, 4, secondary.main),
    drawCircle(178, 92, 4, primary.dark),
    drawCircle(208, 126, 5, secondary.main),
    '</svg>'
  ].join('');
}

const themes = readdirSync(join(root, 'themes')).filter((name) =>
  existsSync(join(root, 'themes', name, 'variables.json'))
);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const theme of themes) {
    const folder = join(root, 'themes', theme);
    const variables = JSON.parse(readFileSync(join(folder, 'variables.json'), 'utf8'));
    await page.setContent(`<body style="margin: 0">${drawTheme(variables)}</body>`);
    await page.screenshot({ path: join(folder, 'thumbnail.png') });
    console.log(`themes/${theme}/thumbnail.png`);
  }
} finally {
  await browser.close();
}
