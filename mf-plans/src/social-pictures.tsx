import type { SocialPicture } from '@ilera/build';
import { FamilyHomeArt } from '@ilera/ui/illustrations';
import { words } from './health-plans/health-plans.words';

/** Pictures of shared links to the public pages. */
export const socialPictures: SocialPicture[] = [
  { name: 'health-plans', words: words.title, art: <FamilyHomeArt /> },
];
