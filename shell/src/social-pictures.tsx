import type { SocialPicture } from '@shared/build';
import { ConsultChatArt } from '@shared/ui/illustrations';
import { words } from './social-pictures.words';

/** The picture of every address that has none of its own. */
export const socialPictures: SocialPicture[] = [{ name: 'site', words: words.site, art: <ConsultChatArt /> }];
