import { toasts } from '@ilera/runtime';
import { copyText, networkNames, ShareButtons, SocialIcon } from '@ilera/ui';
import type { MouseEvent } from 'react';
import { words } from './blog-post.words';
import styles from './share-links.module.css';

const networks = ['facebook', 'linkedin', 'instagram', 'youtube'] as const;

/**
 * WhatsApp, the device's share panel, and four social links without a target (P2.7): pressing one copies the
 * article's address.
 */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const handleClick = (event: MouseEvent, name: string) => {
    event.preventDefault();
    void copyText(window.location.href).then((copied) =>
      copied ? toasts.success(words.copied(name)) : toasts.error(words.notCopied),
    );
  };
  return (
    <nav aria-label={words.shareLabel} className={styles.share}>
      <p>{words.share}</p>
      <ShareButtons title={title} path={path} />
      <ul className={styles.links}>
        {networks.map((network) => (
          <li key={network}>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty target is required (P2.7); a press copies the link */}
            <a href="" onClick={(event) => handleClick(event, networkNames[network])}>
              <SocialIcon network={network} label={words.shareOn(networkNames[network])} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
