import type { SocialPicture } from '@ilera/build';
import { pictureNameOf } from '@ilera/contracts';
import { ConsultChatArt, PharmacyCounterArt } from '@ilera/ui/illustrations';

/** The conditions with a picture. Other conditions of an API show the page's picture. */
const knownConditions = [
  ['Malaria', 'Typhoid fever', 'Cold and flu', 'Sore throat', 'Urinary tract infection'],
  ['Acne', 'Eczema', 'Ringworm', 'Heat rash', 'Hives and allergic rash'],
  ['Diarrhoea', 'Constipation', 'Acid reflux', 'Stomach ulcer', 'Piles'],
  ['Period pain', 'Vaginal thrush', 'Contraception', 'Morning sickness', 'Menopause'],
  ['Erectile dysfunction', 'Premature ejaculation', 'Sexually transmitted infections'],
  ['Low libido', 'Trying for a baby'],
  ['Anxiety', 'Depression', 'Insomnia', 'Stress and burnout', 'Panic attacks'],
  ['High blood pressure', 'Type 2 diabetes', 'Asthma', 'Migraine', 'Back pain'],
];

/** Pictures of shared links to the public pages; each condition named here has one. */
export const socialPictures: SocialPicture[] = [
  { name: 'conditions', words: 'Tell a doctor what you feel', art: <ConsultChatArt /> },
  { name: 'condition', words: 'Read about it, then speak to a doctor', art: <PharmacyCounterArt /> },
  ...knownConditions.flat().map((title) => ({
    name: `condition.${pictureNameOf(title)}`,
    words: title,
    art: <ConsultChatArt />,
  })),
];
