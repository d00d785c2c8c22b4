import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { printLine, runCommand, runStep } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { readCommit } = await import('../scripts/lib/outcomes.mjs');
const { root } = await import('../scripts/lib/paths.mjs');

/** Writes the report with the evidence for a security review, as a page and as JSON; fails on a finding. */
await runCommand(async () => {
  await ensureDependencies();
  const { checkQuestions } = await import('./trust/check-evidence.mjs');
  const { TOPICS } = await import('./trust/questions.mjs');
  const { summarize, writePage } = await import('./trust/write-page.mjs');
  const topics = await runStep('Checking the evidence', async () => {
    const checked = [];
    for (const { topic, questions } of TOPICS)
      checked.push({ topic, questions: await checkQuestions(questions) });
    return checked;
  });
  const report = { made: new Date().toISOString(), commit: readCommit(), topics };
  const folder = join(root, 'build/trust');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'trust.json'), JSON.stringify(report, null, 2));
  writeFileSync(join(folder, 'trust.html'), writePage(report));
  const questions = topics.flatMap((topic) => topic.questions);
  for (const { question, state, evidence } of questions) {
    if (state === 'absent') printLine(`! No evidence: ${question}`);
    for (const { text } of evidence.filter((piece) => piece.state === 'broken'))
      printLine(`✗ ${question} ${text}`);
  }
  printLine(`The report is build/trust/trust.html.`);
  printLine(summarize(report));
  process.exit(questions.some(({ state }) => state === 'broken') ? 1 : 0);
});
