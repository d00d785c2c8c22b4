/** @typedef {Awaited<ReturnType<typeof import('./check-evidence.mjs').checkQuestions>>[number]} CheckedQuestion */
/**
 * The report. `made` is an ISO 8601 instant, `commit` the hash it is about or null.
 * @typedef {{ made: string, commit: string | null, topics: { topic: string, questions: CheckedQuestion[] }[] }} Report
 */

const WORDS = { valid: 'Evidence', absent: 'No evidence', broken: 'Finding' };
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid #8888; padding: 0.75rem 0; }
h3 { font-size: 1rem; margin: 0; }
.state { font-weight: 600; }
.valid { color: light-dark(#1b6b3a, #7fd6a0); }
.absent { color: light-dark(#7a5200, #f0c060); }
.broken { color: light-dark(#a3131b, #ff9a94); }
ul { margin: 0.25rem 0; padding-left: 1.25rem; }
li { overflow-wrap: anywhere; }`;

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {CheckedQuestion['evidence'][number]} evidence */
function writeEvidence({ text, state, lines }) {
  const details =
    lines.length === 0
      ? ''
      : `<details><summary>${lines.length} lines</summary><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul></details>`;
  return `<li class="${state === 'valid' ? '' : state}">${escapeHtml(text)}${details}</li>`;
}

/** @param {CheckedQuestion} question */
const writeQuestion = ({ question, state, evidence }) =>
  `<article><h3>${escapeHtml(question)}</h3><span class="state ${state}">${WORDS[state]}</span>
<ul>${evidence.map(writeEvidence).join('\n')}</ul></article>`;

/**
 * Counts the questions of a report, as the last line of the command and the first of the page.
 * @param {Report} report
 */
export function summarize({ topics }) {
  const states = topics.flatMap(({ questions }) => questions.map(({ state }) => state));
  /** @param {CheckedQuestion['state']} wanted */
  const count = (wanted) => states.filter((state) => state === wanted).length;
  return `${states.length} questions: ${count('valid')} with evidence, ${count('absent')} without, ${count('broken')} findings`;
}

/**
 * Returns the report as a page.
 * @param {Report} report
 */
export function writePage(report) {
  const { made, commit, topics } = report;
  const about = `${made.slice(0, 16).replace('T', ' ')} UTC${commit === null ? '' : `, commit ${commit}`}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>SITE – Evidence for a security review</title><style>${STYLE}</style></head>
<body><h1>Evidence for a security review</h1><p>${summarize(report)} (${about})</p>
${topics.map(({ topic, questions }) => `<section><h2>${topic}</h2>${questions.map(writeQuestion).join('\n')}</section>`).join('\n')}
</body></html>
`;
}
