import { cx } from '../cx';
import styles from './social-icon.module.css';

/** How the networks write themselves. */
export const networkNames = {
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  instagram: 'Instagram',
} as const;

interface SocialIconProps {
  network: keyof typeof networkNames;
  /** For who does not see it. */
  label?: string;
}

/** The mark of a social network. All are in one file of their own, so that no document carries them. */
export const SocialIcon = ({ network, label = networkNames[network] }: SocialIconProps) => (
  <span className={cx(styles.icon, styles[network])} role="img" aria-label={label} />
);
