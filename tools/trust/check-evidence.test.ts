import { checkQuestions } from './check-evidence.mjs';
import { TOPICS } from './questions.mjs';
import { summarize, writePage } from './write-page.mjs';

const TITLE = 'is not claimed without evidence';
const THIS_FILE = 'tools/trust/check-evidence.test.ts';
const check = async (evidence: object) =>
  (await checkQuestions([{ question: 'Is it so?', ...evidence }]))[0]!;

describe('an answer', () => {
  it('is not claimed without evidence', async () => {
    expect(await check({})).toEqual({ question: 'Is it so?', state: 'absent', evidence: [] });
    expect((await check({ commands: ['test:never-run'] })).state).toBe('absent');
  });

  it('has a test that exists, and a heading of a document', async () => {
    const tests = [`${THIS_FILE}: ${TITLE}`];
    expect((await check({ tests, documents: ['docs/operating.md#Settings'] })).state).toBe('valid');
  });

  it.each([
    ['a test that was renamed', { tests: [`${THIS_FILE}: is ${'renamed'}`] }],
    ['a file that was removed', { tests: ['tools/trust/removed.test.ts: removed'] }],
    ['a heading that was renamed', { documents: ['docs/operating.md#Renamed'] }]
  ])('becomes a finding through %s, although other evidence is valid', async (_, evidence) => {
    const documents = ['docs/operating.md#Accounts', ...('documents' in evidence ? evidence.documents : [])];
    expect((await check({ ...evidence, documents })).state).toBe('broken');
  });
});

it('every test and document that answers a question exists', async () => {
  const questions = TOPICS.flatMap((topic) => topic.questions).map(({ question, tests, documents }) => ({
    question,
    tests: tests ?? [],
    documents: documents ?? []
  }));
  const broken = (await checkQuestions(questions)).flatMap(({ evidence }) =>
    evidence.filter(({ text }) => text.endsWith('does not exist'))
  );
  expect(broken).toEqual([]);
});

it('the page counts the questions and shows markup as text', () => {
  const evidence = [{ text: 'a <b> & "c"', state: 'valid' as const, lines: ['<i>'] }];
  const questions = [
    { question: 'One?', state: 'valid' as const, evidence },
    { question: 'Two?', state: 'absent' as const, evidence: [] }
  ];
  const report = { made: '2026-11-28T10:00:00.000Z', commit: 'abc', topics: [{ topic: 'Data', questions }] };
  expect(summarize(report)).toBe('2 questions: 1 with evidence, 1 without, 0 findings');
  expect(writePage(report)).toContain('a &#60;b&#62; &#38; &#34;c&#34;');
});
