import { conditionThings, splitUrgentSigns } from './condition-text';
import { parseHtml } from './html-nodes';

it.each([
  ['<h2>A</h2><p>a</p><h2>When to get help at once</h2><p>b</p>', ['p'], ['h2', 'p']],
  ['<h2 id="x"> When to get help at once</h2><ul><li>x</li></ul><h2>B</h2>', ['ul'], ['h2']],
  ['<h2>A</h2>', [], ['h2']],
  ['<!-- <h2>When to get help at once</h2> --><p>a</p>', [], ['p']],
  ['', [], []],
])('takes the urgent signs out of %s', (body, urgent, rest) => {
  const split = splitUrgentSigns(parseHtml(body));
  const names = (nodes: readonly unknown[]) => nodes.map((node) => (node as { type: string }).type);
  expect({ urgent: names(split.urgent), remaining: names(split.remaining) }).toEqual({
    urgent,
    remaining: rest,
  });
});

const malaria = {
  id: '13',
  title: 'Malaria',
  text: 'Fever after a mosquito bite.',
  body: '',
  faqs: [
    { question: 'Is it <b>serious</b>?', answer: 'It can be.' },
    { question: 'For how long?', answer: '<p>A week.</p><script>alert(1)</script>' },
  ],
  reviewedAt: '2026-05-01T00:00:00Z',
};

it('names the condition, when it was reviewed, and its questions with a plain answer', () => {
  expect(conditionThings(malaria)).toEqual([
    {
      '@type': 'MedicalWebPage',
      url: 'http://localhost/condition/13',
      about: { '@type': 'MedicalCondition', name: 'Malaria', description: 'Fever after a mosquito bite.' },
      lastReviewed: '2026-05-01',
      reviewedBy: { '@type': 'Person', name: 'Dr Ifeoma Adichie-Obi' },
    },
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it <b>serious</b>?',
          acceptedAnswer: { '@type': 'Answer', text: 'It can be.' },
        },
      ],
    }),
  ]);
});

it('says nothing of what the API left out', () => {
  expect(conditionThings({ ...malaria, text: '', faqs: [], reviewedAt: '' })).toEqual([
    {
      '@type': 'MedicalWebPage',
      url: 'http://localhost/condition/13',
      about: { '@type': 'MedicalCondition', name: 'Malaria' },
    },
  ]);
});
