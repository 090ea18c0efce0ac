/** Two people and what they say: a name, a role and a text each (P1.2). */
export const stories = [
  {
    name: 'Ngozi Eze',
    role: 'Runs a bookshop with nine people, Surulere',
    text: 'My staff used to lose a whole day to see a doctor for a cough. Now they send a message before they open the shop, and most of the time that is all it takes.',
  },
  {
    name: 'Tunde Bakare',
    role: 'Freelance designer and father of two, Ibadan',
    text: 'It was past midnight and our daughter had a fever. We had a doctor on video in minutes, who told us what to watch for and when to go to the hospital.',
  },
] as const;
