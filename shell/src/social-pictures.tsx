import type { SocialPicture } from '@shared/build';
import { ConsultChatArt } from '@shared/ui/illustrations';

/** The picture of every address that has none of its own. */
export const socialPictures: SocialPicture[] = [
  { name: 'site', words: 'See a doctor from home, from N999', art: <ConsultChatArt /> },
];
