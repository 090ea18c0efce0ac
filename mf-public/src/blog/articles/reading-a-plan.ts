/** Article 3. */
export const readingAPlan = [
  'A health plan is a promise about a day that you cannot imagine yet. The price is easy to compare. What follows is about everything else, and it works for our plans and for anybody else’s.',
  { heading: '1. What can I use from the first day?' },
  'Some benefits begin at once, others after some weeks or months. Ask for the waiting time of each one that matters to you: maternity and surgery usually have the longest.',
  { heading: '2. Where can I use it?' },
  'A plan is worth as much as the places that accept it. Look for a clinic and a pharmacy near your home and near your work, and ask what happens when you travel. Our plans ask for your city before you buy for this reason: we would rather lose a sale than sell you cover that you cannot use.',
  { heading: '3. Up to how much?' },
  'Many benefits have a limit for each year or each visit. A limit is not a trick, it is what keeps the price low. But you should know it before you sit in a waiting room.',
  { heading: '4. Who decides?' },
  'Find out which treatments need approval beforehand, who gives it, and how long that takes at night or on a Sunday.',
  { heading: '5. How do I get money back?' },
  'If you pay yourself, what evidence must you keep, and until when may you send it? A photo of the receipt and a short note should be enough. If the answer takes a page, expect the claim to take a month.',
  { heading: 'And the one that few people ask' },
  'What is not covered at all? Every plan has such a list. Read it slowly, and ask about each line that you do not understand.',
  { heading: 'A small sum to do on paper' },
  [
    'Count the visits to a doctor in your household last year.',
    'Add what you spent on tests and medicines.',
    'Divide by the number of people.',
    'Compare it with the yearly price of a plan for each person.',
  ],
  'If you come out far below, paying for each visit may suit you better for now. If you come out near it or above, a plan costs the same and takes away the worry about the bad year.',
] as const;
