import type { SocialPicture } from '@ilera/build';
import { pictureNameOf } from '@ilera/contracts';
import { ConsultChatArt, PharmacyCounterArt } from '@ilera/ui/illustrations';

/** The conditions that have a picture of their own. One that an API has beyond these shows the picture of the page. */
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

/** What shared links of the public pages show; each condition that is known here has its own. */
export const socialPictures: SocialPicture[] = [
  { name: 'conditions', words: 'Tell a doctor what you feel', art: <ConsultChatArt /> },
  { name: 'condition', words: 'Read about it, then speak to a doctor', art: <PharmacyCounterArt /> },
  ...knownConditions.flat().map((title) => ({
    name: `condition.${pictureNameOf(title)}`,
    words: title,
    art: <ConsultChatArt />,
  })),
];
