import { brand } from '@shared/contracts';
import { Button } from '@shared/ui';
import { useEffect } from 'react';
import { finishTakeover } from '../takeover/painted-page';
import { supportCode } from './registry';
import styles from './remote-failed.module.css';

/** What a visitor sees where a part should be: what happened, Try again, and how to reach a person. */
export function RemoteFailed({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  useEffect(() => {
    // A crash that the last good version mends shows this for no frame: what was typed is for the page that comes.
    const timer = setTimeout(finishTakeover);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.panel} role="alert" aria-label="Part of the page is missing">
      <h2 className={styles.heading}>This part of the site did not load</h2>
      <p>
        Nothing you have entered elsewhere is lost, and the rest of the site works. Try again in a moment.
      </p>
      <p>
        <Button onClick={onTryAgain}>Try again</Button>
      </p>
      <p className={styles.contact}>
        If it stays this way, call <a href={brand.supportPhoneHref}>{brand.supportPhone}</a> or write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. Say: {supportCode()}{' '}
        {incidentOf(error)}.
      </p>
    </section>
  );
}

/** A short code that support can match with a report: it names the failure, not the person. */
function incidentOf(error: Error): string {
  let hash = 7;
  for (const letter of error.message) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36).slice(0, 6).toUpperCase();
}
