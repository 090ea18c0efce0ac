import { paths } from '@shared/contracts';
import { Button, LinkButton } from '@shared/ui';
import { useEffect, useRef } from 'react';
import { strings } from '../strings';
import styles from './city-availability.module.css';
import { words } from './city-availability.words';

/** The city is not covered yet: what can be done instead. */
export function ComingSoon({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form: with the focus here, screen readers read it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.comingSoon}
      </h3>
      <p>{strings.comingSoon}</p>
      <LinkButton href={paths.conditions} block size="large">
        {words.payPerVisit}
      </LinkButton>
      <LinkButton href={paths.waitlist} variant="secondary" block size="large">
        {words.waitlist}
      </LinkButton>
      <Button variant="secondary" block size="large" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
