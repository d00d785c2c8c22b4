import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsFolder } from '../../scripts/lib/checks/run-job.mjs';
import { readOutcomes } from '../../scripts/lib/outcomes.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { FIGURES } from './figures.mjs';

/**
 * One piece of evidence after its check. `valid`: it supports the answer; `absent`: it could exist, but not here (a
 * command that was never run); `broken`: it does not exist any more, or it failed.
 * @typedef {{ text: string, state: 'valid' | 'absent' | 'broken', lines: readonly string[] }} CheckedEvidence
 */
/** @typedef {import('../../scripts/lib/outcomes.mjs').Outcome} Outcome */

/** @typedef {{ assertionResults?: { title: string, status: string }[] }} JestFile */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: { title: string, ok: boolean }[] }} PlaywrightSuite */

/**
 * Lists the tests of a report of Jest or Playwright with their outcomes.
 * @param {{ testResults?: JestFile[], suites?: PlaywrightSuite[] }} report
 * @returns {[string, boolean][]}
 */
function listResults({ testResults = [], suites = [] }) {
  /** @param {PlaywrightSuite} suite @returns {[string, boolean][]} */
  const listSuite = ({ suites: inner = [], specs = [] }) => [
    ...specs.map(({ title, ok }) => /** @type {[string, boolean]} */ ([title, ok])),
    ...inner.flatMap(listSuite)
  ];
  return [
    ...testResults.flatMap(({ assertionResults = [] }) =>
      assertionResults.map(
        ({ title, status }) => /** @type {[string, boolean]} */ ([title, status === 'passed'])
      )
    ),
    ...suites.flatMap(listSuite)
  ];
}

/** Outcomes of the last `npm test` by title: false when one of the tests with that title failed. */
function readTestOutcomes() {
  /** @type {Map<string, boolean>} */
  const outcomes = new Map();
  const files = existsSync(resultsFolder) ? readdirSync(resultsFolder) : [];
  for (const file of files.filter((name) => name.endsWith('.json') && name !== 'jobs.json'))
    for (const [title, passed] of listResults(JSON.parse(readFileSync(join(resultsFolder, file), 'utf8'))))
      outcomes.set(title, passed && outcomes.get(title) !== false);
  return outcomes;
}

/**
 * Returns a pattern of the titles that a title with places for values (`%s`, `$name`) can have.
 * @param {string} title
 */
const toTitlePattern = (title) =>
  new RegExp(
    `^${title
      .split(/%[a-z]|\$\w+/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`
  );

/**
 * @param {string} reference "file: title"
 * @param {ReadonlyMap<string, boolean>} outcomes
 * @returns {CheckedEvidence}
 */
function checkTest(reference, outcomes) {
  const at = reference.indexOf(': ');
  const [file, title] = [reference.slice(0, at), reference.slice(at + 2)];
  const text = `Test “${title}” (${file})`;
  if (!existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title))
    return { text: `${text} does not exist`, state: 'broken', lines: [] };
  const pattern = toTitlePattern(title);
  const runs = [...outcomes].filter(([name]) => pattern.test(name));
  if (runs.some(([, passed]) => !passed))
    return { text: `${text} failed in the last run`, state: 'broken', lines: [] };
  return {
    text: runs.length > 0 ? `${text} passed in the last run` : `${text}, not part of the last run`,
    state: 'valid',
    lines: []
  };
}

/**
 * @param {string} reference "file#heading"
 * @returns {CheckedEvidence}
 */
function checkDocument(reference) {
  const [file = '', heading = ''] = reference.split('#');
  const path = join(root, file);
  const found = existsSync(path) && new RegExp(`^#+ ${heading}$`, 'm').test(readFileSync(path, 'utf8'));
  const text = `${file}, “${heading}”`;
  return found
    ? { text, state: 'valid', lines: [] }
    : { text: `${text} does not exist`, state: 'broken', lines: [] };
}

/**
 * @param {string} command
 * @param {Outcome | undefined} outcome
 * @returns {CheckedEvidence}
 */
function checkCommand(command, outcome) {
  const name = `npm run ${command}`;
  if (!outcome) return { text: `${name} has not been run here`, state: 'absent', lines: [] };
  const where = outcome.commit === null ? '' : ` on ${outcome.commit}`;
  return {
    text: `${name}, ${outcome.at.slice(0, 16).replace('T', ' ')} UTC${where}: ${outcome.line}`,
    state: outcome.failed ? 'broken' : 'valid',
    lines: []
  };
}

/**
 * @param {import('./figures.mjs').FigureName} name
 * @returns {Promise<CheckedEvidence>}
 */
async function checkFigure(name) {
  const figure = await FIGURES[name]();
  if (figure === null)
    return { text: `The figure “${name}” is not available here`, state: 'absent', lines: [] };
  const { text, lines, finding } = figure;
  return { text: finding ?? text, state: finding === null ? 'valid' : 'broken', lines };
}

/**
 * Checks all evidence of questions.
 * @param {readonly import('./questions.mjs').Question[]} questions
 * @returns {Promise<{ question: string, state: CheckedEvidence['state'], evidence: CheckedEvidence[] }[]>} a question is
 *   broken when one piece is, and absent when no piece is valid.
 */
export async function checkQuestions(questions) {
  const [tests, commands] = [readTestOutcomes(), readOutcomes()];
  const checked = [];
  for (const { question, ...given } of questions) {
    const evidence = [
      ...(await Promise.all((given.figures ?? []).map(checkFigure))),
      ...(given.commands ?? []).map((command) => checkCommand(command, commands[command])),
      ...(given.tests ?? []).map((reference) => checkTest(reference, tests)),
      ...(given.documents ?? []).map(checkDocument)
    ];
    const states = evidence.map(({ state }) => state);
    /** @type {CheckedEvidence['state']} */
    const state = states.includes('broken') ? 'broken' : states.includes('valid') ? 'valid' : 'absent';
    checked.push({ question, state, evidence });
  }
  return checked;
}
