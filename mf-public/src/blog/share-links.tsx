import { toasts } from '@shared/runtime';
import { Button, FacebookIcon, InstagramIcon, LinkedinIcon, YoutubeIcon } from '@shared/ui';
import { useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import styles from './share-links.module.css';

const networks = [
  { name: 'Facebook', Icon: FacebookIcon },
  { name: 'LinkedIn', Icon: LinkedinIcon },
  { name: 'Instagram', Icon: InstagramIcon },
  { name: 'YouTube', Icon: YoutubeIcon },
];

const never = () => () => undefined;

/**
 * WhatsApp and, where the device has one, its own share panel. Then four social links that have no target yet
 * (P2.7): a press copies the article's address instead.
 */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  // A prerendered page knows neither its host nor the device.
  const address = useSyncExternalStore(
    never,
    () => window.location.origin + path,
    () => '',
  );
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  const handleClick = (event: MouseEvent, name: string) => {
    event.preventDefault();
    navigator.clipboard?.writeText(window.location.href).then(
      () => toasts.success(`Link copied. Paste it on ${name}.`),
      () => toasts.error('Copy the link from the top of your browser.'),
    );
  };
  // Closing the device's panel rejects the promise and is no failure.
  const handleShare = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <nav aria-label="Share this article" className={styles.share}>
      <p>Share</p>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`.trim())}`}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.whatsApp}
      >
        WhatsApp
      </a>
      {canShare && (
        <Button variant="quiet" size="small" onClick={handleShare}>
          More ways
        </Button>
      )}
      <ul className={styles.links}>
        {networks.map(({ name, Icon }) => (
          <li key={name}>
            {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the empty target is required (P2.7); a press copies the link */}
            <a href="" onClick={(event) => handleClick(event, name)}>
              <Icon label={`Share on ${name}`} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
