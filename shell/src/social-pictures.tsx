import type { SocialPicture } from '@ilera/build';
import { visitPrice } from '@ilera/contracts';
import { ConsultChatArt } from '@ilera/ui/illustrations';

/** The picture for addresses without a specific one. */
export const socialPictures: SocialPicture[] = [
  { name: 'site', words: `See a doctor from home, from ${visitPrice.message.text}`, art: <ConsultChatArt /> },
];
