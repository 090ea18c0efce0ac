import { paths } from '@shared/contracts';
import { BackIcon, IconButton, LinkButton, NextIcon, Section, Tabs } from '@shared/ui';
import { useState } from 'react';
import { stepArt } from './step-art';
import { steps } from './steps';
import styles from './how-it-works.module.css';

/** From the first visit to the first consultation in four tabs; on phones two arrows step through them. */
export function HowItWorks() {
  const [open, setOpen] = useState<string>(steps[0].id);
  const index = steps.findIndex(({ id }) => id === open);
  const step = (by: number) => setOpen(steps[(index + by + steps.length) % steps.length]?.id ?? open);
  return (
    <Section
      id="how-it-works"
      title="How it works"
      action={
        <div className={styles.arrows}>
          <IconButton outlined icon={<BackIcon />} label="Previous step" onClick={() => step(-1)} />
          <IconButton outlined icon={<NextIcon />} label="Next step" onClick={() => step(1)} />
        </div>
      }
    >
      <Tabs
        label="How it works"
        className={styles.tabs}
        value={open}
        onChange={setOpen}
        tabs={steps.map(({ id, label, title, words }, place) => ({
          id,
          label,
          content: (
            <div className={styles.step}>
              <div>
                <p className={styles.count}>
                  Step {place + 1} of {steps.length}
                </p>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.words}>{words}</p>
              </div>
              <div className={styles.art}>{stepArt[id]}</div>
            </div>
          ),
        }))}
      />
      <LinkButton href={paths.signIn} size="large">
        Get Started
      </LinkButton>
    </Section>
  );
}
