import type { Locator } from '@playwright/test';

/**
 * Returns the first number of a text such as '₦1,234.5/t'.
 * @throws when the text contains no number.
 */
export function parseNumber(text: string): number {
  const [found] = /-?\d[\d,]*(\.\d+)?/.exec(text) ?? [];
  if (found === undefined) throw new Error(`'${text}' contains no number.`);
  return Number(found.replaceAll(',', ''));
}

export const parseNumbers = (text: string): number[] =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map(parseNumber);

/** Returns the texts of a description list by their labels. */
export async function readLabels(list: Locator): Promise<Record<string, string>> {
  const pairs = await list
    .locator('dt')
    .evaluateAll((all) =>
      all.map((dt) => [dt.textContent!, dt.nextElementSibling?.textContent ?? ''] as const)
    );
  return Object.fromEntries(pairs);
}

/** Returns the cells of each row by the headings of their columns; columns without a heading are left out. */
export async function readTableRows(table: Locator): Promise<Record<string, string>[]> {
  const heads = (await table.locator('thead tr > *').allInnerTexts()).map((text) =>
    text.split('\n')[0]!.trim()
  );
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  return rows.map((cells) =>
    Object.fromEntries(
      cells.map((text, at) => [heads[at]!, text.trim()] as const).filter(([head]) => head !== '')
    )
  );
}

/** Returns the cells of the lines of a CSV file by their first cell. */
export const parseCsvLines = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split(/\r?\n/).map((line) => {
      const [label, ...cells] = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
        cell!.replace(/^"|"$/g, '').replaceAll('""', '"')
      );
      return [label!, cells];
    })
  );
