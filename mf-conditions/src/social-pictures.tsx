import type { SocialPicture } from '@shared/build';
import { pictureNameOf } from '@shared/contracts';
import { ConsultChatArt, PharmacyCounterArt } from '@shared/ui/illustrations';
import { categoryArt } from './pictures/category-art';
import { knownConditions, words } from './social-pictures.words';

/** What shared links of the public pages show; each condition that is known here has its own. */
export const socialPictures: SocialPicture[] = [
  { name: 'conditions', words: words.conditions, art: <ConsultChatArt /> },
  { name: 'condition', words: words.condition, art: <PharmacyCounterArt /> },
  ...knownConditions.flatMap(({ category, titles }) =>
    titles.map((title) => ({
      name: `condition.${pictureNameOf(title)}`,
      words: title,
      art: categoryArt[category],
    })),
  ),
];
