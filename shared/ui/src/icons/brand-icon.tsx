import type { BrandIconProps } from './brand-icons';
import { FacebookIcon, InstagramIcon, LinkedinIcon, TiktokIcon, YoutubeIcon } from './brand-icons';

const marks = {
  youtube: YoutubeIcon,
  linkedin: LinkedinIcon,
  facebook: FacebookIcon,
  tiktok: TiktokIcon,
  instagram: InstagramIcon,
} as const;

/** A social network of the footer. */
export type SocialNetwork = keyof typeof marks;

/** The mark of a social network by its name. */
export function BrandIcon({ name, ...rest }: BrandIconProps & { name: SocialNetwork }) {
  const Mark = marks[name];
  return <Mark {...rest} />;
}
