import { paths } from '@ilera/contracts';
import { BackIcon, IconButton, Button, NextIcon, Section, Small, Tabs, VisuallyHidden } from '@ilera/ui';
import { useState } from 'react';
import { steps } from './steps.words';
import { words } from './landing.words';
import styles from './how-it-works.module.css';

/** The four steps from the first visit to the first consultation in tabs; on phones two arrows step through them. */
export function HowItWorks() {
  const [openStep, setOpen] = useState<string>(steps[0].id);
  const index = steps.findIndex(({ id }) => id === openStep);
  const [announcement, setAnnouncement] = useState('');
  const step = (by: number) => {
    const next = (index + by + steps.length) % steps.length;
    const { id, label } = steps[next] ?? steps[0];
    setOpen(id);
    setAnnouncement(`${words.steps.count(next + 1, steps.length)}: ${label}`);
  };
  return (
    <Section
      id="how-it-works"
      title={words.steps.heading}
      action={
        <div className={styles.arrows}>
          <IconButton outlined icon={<BackIcon />} label={words.steps.previous} onClick={() => step(-1)} />
          <IconButton outlined icon={<NextIcon />} label={words.steps.next} onClick={() => step(1)} />
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
        </div>
      }
    >
      <Tabs
        label={words.steps.heading}
        className={styles.tabs}
        value={openStep}
        onChange={setOpen}
        tabs={steps.map(({ id, label, title, text }, place) => ({
          id,
          label,
          content: (
            <div className={styles.step}>
              <div>
                <Small>{words.steps.count(place + 1, steps.length)}</Small>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.words}>{text}</p>
              </div>
              <div
                className={styles.art}
                style={{ backgroundPositionX: `${(place * 100) / (steps.length - 1)}%` }}
              />
            </div>
          ),
        }))}
      />
      <Button href={paths.signIn} size="large">
        {words.start}
      </Button>
    </Section>
  );
}
