import type { SocialPicture } from '@ilera/build';
import { FamilyHomeArt } from '@ilera/ui/illustrations';
import { words } from './health-plans/health-plans.words';

/** What shared links of the public pages show. */
export const socialPictures: SocialPicture[] = [
  { name: 'health-plans', words: words.title, art: <FamilyHomeArt /> },
];
