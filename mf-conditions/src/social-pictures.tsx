import type { SocialPicture } from '@shared/build';
import { ConsultChatArt, PharmacyCounterArt } from '@shared/ui/illustrations';

/** What shared links of the public pages show. A build does not know the API's conditions: they share one. */
export const socialPictures: SocialPicture[] = [
  { name: 'conditions', words: 'Tell a doctor what you feel', art: <ConsultChatArt /> },
  { name: 'condition', words: 'Read about it, then speak to a doctor', art: <PharmacyCounterArt /> },
];
