import { plural } from '@shared/format';

/** The words of the search field and its suggestions. */
export const words = {
  label: 'Search all conditions',
  hint: 'What it is called, or what you call it',
  submit: 'Search',
  suggestions: 'Conditions',
  describe: (text: string) => `Describe “${text}” to a doctor`,
  describeHint: 'For what is not on the list. The doctor reads your words.',
  found: (count: number, text: string) =>
    `${plural(count, 'condition')} found for ${text}. Choose with the arrow keys.`,
  failed: 'The search does not answer just now. Please choose from the list below.',
} as const;
