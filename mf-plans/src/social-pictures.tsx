import type { SocialPicture } from '@shared/build';
import { FamilyHomeArt } from '@shared/ui/illustrations';

/** What shared links of the public pages show. */
export const socialPictures: SocialPicture[] = [
  { name: 'health-plans', words: 'Health plans for you, your family and your team', art: <FamilyHomeArt /> },
];
