import type { SocialPicture } from '@shared/build';
import { FamilyHomeArt, LagosOfficeArt, MailSentArt } from '@shared/ui/illustrations';
import { HomeCallArt } from './art/home-call';
import { WardRoundArt } from './art/ward-round';
import { summaries } from './blog/articles/summaries';
import { topicArt } from './blog/topic-art';

/** The words of the pictures that shared links show. */
const words = {
  landing: 'See a doctor from home, from N999',
  waitlist: 'Be first when we reach your city',
  providers: 'Doctors, practise on your own terms',
  terms: 'Terms of Service',
  privacy: 'What we know of you, and what we do with it',
  blog: 'Health, explained plainly',
} as const;

/** What shared links of the public pages show; each article has its own. */
export const socialPictures: SocialPicture[] = [
  { name: 'landing', words: words.landing, art: <HomeCallArt /> },
  { name: 'waitlist', words: words.waitlist, art: <MailSentArt /> },
  { name: 'providers', words: words.providers, art: <WardRoundArt /> },
  { name: 'terms', words: words.terms, art: <LagosOfficeArt /> },
  { name: 'privacy', words: words.privacy, art: <FamilyHomeArt /> },
  { name: 'blog', words: words.blog, art: topicArt('1') },
  ...summaries.map(({ id, title }) => ({
    name: `blog-post.${id}`,
    words: title,
    art: topicArt(id),
  })),
];
