/** Article 5. */
export const parents = [
  'Your mother says that she is fine. She said so last year too, three days before the neighbour called. If you live in Abuja and she lives in Enugu, worry is not a plan. This is how to make one, together with her and not behind her back.',
  { heading: 'One page on the fridge' },
  [
    'Full name, date of birth, blood group and genotype if they are known.',
    'Every medicine with its dose and time, and who prescribed it.',
    'Allergies, in large letters.',
    'The number of the doctor, of a neighbour with a car, and yours.',
  ],
  'Take a photo of the page. When something changes, change the page first.',
  { heading: 'One number to call' },
  'Five children who each know a doctor are worth less in a crisis than one number that everybody agreed on. If your parents are on a family plan, each of them can speak to a doctor on their own, at any hour, without asking you to pay for it first. Practise it once on a good day: open the site together, send a message, read the answer aloud.',
  { heading: 'Ask better questions' },
  'How are you? is answered with fine. Try others: What did you eat last night? When were you last outside? How many tablets are left in the blue box? Did the stairs seem longer than last month? Small changes show earlier than symptoms.',
  { heading: 'The bad day' },
  'Decide in advance which hospital, who goes along, who brings the page from the fridge and who pays the deposit. Keep a bag with a change of clothes and copies of the documents near the door.',
  { heading: 'It is their health' },
  'An adult decides about their own treatment and about who may know of it. A doctor will not tell you what your father said in confidence, not even when you pay. Ask him. Most parents share more when they are asked than when they are managed.',
] as const;
