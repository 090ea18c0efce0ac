/** The words of the pictures that shared links show. */
export const words = {
  landing: 'See a doctor from home, from N999',
  waitlist: 'Be first when we reach your city',
  providers: 'Doctors, practise on your own terms',
  terms: 'Terms of Service',
  privacy: 'What we know of you, and what we do with it',
  blog: 'Health, explained plainly',
} as const;
