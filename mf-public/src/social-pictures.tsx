import type { SocialPicture } from '@ilera/build';
import { visitPrice } from '@ilera/contracts';
import { FamilyHomeArt, LagosOfficeArt, MailSentArt } from '@ilera/ui/illustrations';
import { HomeCallArt } from './art/home-call';
import { WardRoundArt } from './art/ward-round';
import { summaries } from './blog/articles/summaries';
import { topicArt } from './blog/topic-art';

/** Pictures of shared links to the public pages; each article has one. */
export const socialPictures: SocialPicture[] = [
  { name: 'landing', words: `See a doctor from home, from ${visitPrice.message.text}`, art: <HomeCallArt /> },
  { name: 'waitlist', words: 'Be first when we reach your city', art: <MailSentArt /> },
  { name: 'providers', words: 'Doctors, practise on your own terms', art: <WardRoundArt /> },
  { name: 'terms', words: 'Terms of Service', art: <LagosOfficeArt /> },
  { name: 'privacy', words: 'What we know of you, and what we do with it', art: <FamilyHomeArt /> },
  { name: 'blog', words: 'Health, explained plainly', art: topicArt('1') },
  ...summaries.map(({ id, title }) => ({
    name: `blog-post.${id}`,
    words: title,
    art: topicArt(id),
  })),
];
