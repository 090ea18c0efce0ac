import type { SocialPicture } from '@shared/build';
import { pictureNameOf } from '@shared/contracts';
import { ConsultChatArt, PharmacyCounterArt } from '@shared/ui/illustrations';
import { categoryArt } from './pictures/category-art';

/** The words of the pictures that shared links show. */
const words = {
  conditions: 'Tell a doctor what you feel',
  condition: 'Read about it, then speak to a doctor',
} as const;

interface Category {
  category: keyof typeof categoryArt;
  titles: readonly string[];
}

/**
 * The conditions that have a picture of their own, in the order of the API's seed. One that an API has beyond
 * these shows the picture of the page.
 */
const knownConditions: readonly Category[] = [
  {
    category: 'fever',
    titles: ['Malaria', 'Typhoid fever', 'Cold and flu', 'Sore throat', 'Urinary tract infection'],
  },
  { category: 'skin', titles: ['Acne', 'Eczema', 'Ringworm', 'Heat rash', 'Hives and allergic rash'] },
  { category: 'stomach', titles: ['Diarrhoea', 'Constipation', 'Acid reflux', 'Stomach ulcer', 'Piles'] },
  {
    category: 'women',
    titles: ['Period pain', 'Vaginal thrush', 'Contraception', 'Morning sickness', 'Menopause'],
  },
  {
    category: 'sexual',
    titles: [
      'Erectile dysfunction',
      'Premature ejaculation',
      'Sexually transmitted infections',
      'Low libido',
      'Trying for a baby',
    ],
  },
  { category: 'mind', titles: ['Anxiety', 'Depression', 'Insomnia', 'Stress and burnout', 'Panic attacks'] },
  {
    category: 'longTerm',
    titles: ['High blood pressure', 'Type 2 diabetes', 'Asthma', 'Migraine', 'Back pain'],
  },
];

/** What shared links of the public pages show; each condition that is known here has its own. */
export const socialPictures: SocialPicture[] = [
  { name: 'conditions', words: words.conditions, art: <ConsultChatArt /> },
  { name: 'condition', words: words.condition, art: <PharmacyCounterArt /> },
  ...knownConditions.flatMap(({ category, titles }) =>
    titles.map((title) => ({
      name: `condition.${pictureNameOf(title)}`,
      words: title,
      art: categoryArt[category],
    })),
  ),
];
