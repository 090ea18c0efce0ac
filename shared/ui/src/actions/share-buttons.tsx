import { useIsHydrating } from '../hooks/use-is-hydrating';
import { Button } from './button';
import styles from './share-buttons.module.css';

/**
 * Shares a page of the site by WhatsApp and, if available, the device's share panel (R5.6). A prerendered page knows
 * neither host nor device.
 */
export function ShareButtons({ title, path }: { title: string; path: string }) {
  const hydrating = useIsHydrating();
  const url = hydrating ? path : window.location.origin + path;
  // Closing the device's panel rejects the promise, but is no failure.
  const handleShare = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.whatsApp}
      >
        WhatsApp
      </a>
      {!hydrating && 'share' in navigator && (
        <Button variant="quiet" size="small" onClick={handleShare}>
          More ways
        </Button>
      )}
    </>
  );
}
