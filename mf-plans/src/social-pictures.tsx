import type { SocialPicture } from '@shared/build';
import { FamilyHomeArt } from '@shared/ui/illustrations';
import { words } from './health-plans/health-plans.words';

/** What shared links of the public pages show. */
export const socialPictures: SocialPicture[] = [
  { name: 'health-plans', words: words.title, art: <FamilyHomeArt /> },
];
