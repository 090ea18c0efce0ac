import { useSyncExternalStore } from 'react';
import { Button } from './button';
import styles from './share-buttons.module.css';

const never = () => () => undefined;

/**
 * Shares a page of the site: by WhatsApp and, where the device has one, by its own panel (R4.97). A prerendered
 * page knows neither its host nor the device.
 */
export function ShareButtons({ title, path }: { title: string; path: string }) {
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
  // Closing the device's panel rejects the promise and is no failure.
  const handleShare = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <>
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
    </>
  );
}
