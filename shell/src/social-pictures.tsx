import type { SocialPicture } from '@shared/build';
import { visitPrice } from '@shared/contracts';
import { ConsultChatArt } from '@shared/ui/illustrations';

/** The picture of every address that has none of its own. */
export const socialPictures: SocialPicture[] = [
  { name: 'site', words: `See a doctor from home, from ${visitPrice.message.text}`, art: <ConsultChatArt /> },
];
