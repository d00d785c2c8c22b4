import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as pages from '../../shared/domain/src';
import * as plots from '../../shared/domain/src/plots';

/* Evaluates the worked examples in the domain's docstrings: `@example expression → JSON`. */
const folder = 'shared/domain/src';
const sources = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

const domain = { ...pages, ...plots };

interface Example {
  readonly file: string;
  readonly expression: string;
  readonly result: string;
}

const examples: Example[] = sources.flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/@example (.+) → (.+?)(?: \*\/)?$/gm)].map(
    ([, expression, result]) => ({ file, expression: expression!, result: result! })
  )
);

const evaluateExample = (expression: string): unknown =>
  new Function(...Object.keys(domain), `return (${expression});`)(...Object.values(domain));

/** Expects equality, of numbers within a relative 1e-9. */
function expectClose(actual: unknown, expected: unknown): void {
  if (typeof expected === 'number' && typeof actual === 'number')
    expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
  else if (typeof expected === 'object' && expected !== null) {
    expect(Object.keys(actual as object).sort()).toEqual(Object.keys(expected).sort());
    for (const [key, value] of Object.entries(expected))
      expectClose((actual as Record<string, unknown>)[key], value);
  } else expect(actual).toEqual(expected);
}

it.each(examples)('$file: $expression → $result', ({ expression, result }) => {
  expectClose(
    JSON.parse(JSON.stringify({ value: evaluateExample(expression) })).value,
    result === 'undefined' ? undefined : JSON.parse(result)
  );
});

/* Files with formulas, in which every public function needs an example. */
const formulaFiles = sources.filter((file) =>
  /^(calculations\/|trips\/trip-cost|service-area|distance|text\/|time\/|formats)/.test(file)
);

it.each(formulaFiles)('%s shows an example of every public function', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const functions = [
    ...text.matchAll(
      /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:function (\w+)|const (\w+) = (?:<[^>]+>)?\()/g
    )
  ];
  const without = functions
    .filter(([, comment]) => !comment?.includes('@example'))
    .map(([, , name, constant]) => name ?? constant);
  expect(without).toEqual([]);
});
