import { cx } from '../cx';
import styles from './social-icon.module.css';

/** The networks' official spellings. */
export const networkNames = {
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  instagram: 'Instagram',
} as const;

interface SocialIconProps {
  network: keyof typeof networkNames;
  /** Name for screen readers. */
  label?: string;
}

/** A social network's logo. All logos share one file, so that no document carries them. */
export const SocialIcon = ({ network, label = networkNames[network] }: SocialIconProps) => (
  <span className={cx(styles.icon, styles[network])} role="img" aria-label={label} />
);
