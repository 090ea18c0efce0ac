import { cx } from '../cx';
import styles from './social-icon.module.css';

interface SocialIconProps {
  network: 'youtube' | 'linkedin' | 'facebook' | 'tiktok' | 'instagram';
  /** Its name for who does not see it; without one it is decoration beside a text. */
  label?: string;
}

/** The mark of a social network. All are in one file of their own, so that no document carries them. */
export const SocialIcon = ({ network, label }: SocialIconProps) => (
  <span
    className={cx(styles.icon, styles[network])}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
