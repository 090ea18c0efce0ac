/** The data on an article's card. */
export interface ArticleSummary {
  id: string;
  title: string;
  summary: string;
  topic: string;
  author: string;
  /** `yyyy-mm-dd`. */
  date: string;
  minutes: number;
  /** Day of the medical review, `yyyy-mm-dd`; absent for articles that are not about health. */
  reviewedAt?: string;
}

/** The six articles, newest first. The bodies are in a separate file, so that the index need not load them. */
export const summaries: readonly ArticleSummary[] = [
  {
    id: '1',
    title: 'Fever: when it is malaria, and when it is something else',
    summary:
      'Many of us treat every fever as malaria. A test costs little, and tells you which medicine you really need.',
    topic: 'Everyday illness',
    author: 'Dr Kunle Ajayi',
    date: '2025-03-04',
    minutes: 4,
    reviewedAt: '2026-10-01',
  },
  {
    id: '2',
    title: 'What happens in your first video consultation',
    summary: 'What to have ready, what the doctor will ask, and what a camera cannot replace.',
    topic: 'Using the service',
    author: 'Dr Kunle Ajayi',
    date: '2025-02-18',
    minutes: 3,
    reviewedAt: '2026-10-01',
  },
  {
    id: '3',
    title: 'How to read a health plan before you pay for it',
    summary: 'Five questions that show what a plan covers, and one that shows what it does not.',
    topic: 'Health plans',
    author: 'Amina Sule',
    date: '2025-02-03',
    minutes: 4,
  },
  {
    id: '4',
    title: 'High blood pressure has no symptoms: how to measure it at home',
    summary: 'Ten quiet minutes, a cuff that fits and a notebook tell more than one reading in a clinic.',
    topic: 'Long-term conditions',
    author: 'Dr Halima Bello',
    date: '2025-01-20',
    minutes: 4,
    reviewedAt: '2026-10-01',
  },
  {
    id: '5',
    title: 'Looking after your parents from another city',
    summary:
      'A list of medicines, one number to call and a plan for the bad day: what to agree on beforehand.',
    topic: 'Family',
    author: 'Blessing Etim, RN',
    date: '2025-01-08',
    minutes: 3,
    reviewedAt: '2026-10-01',
  },
  {
    id: '6',
    title: 'Health cover for a business of ten: what it costs and what it saves',
    summary: 'Why sick days cost a small team more than a large one, and how to choose cover that gets used.',
    topic: 'For employers',
    author: 'Amina Sule',
    date: '2024-12-11',
    minutes: 3,
  },
];
