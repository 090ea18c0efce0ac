import { Card, type Elements, Stack } from '@ilera/ui';
import { useId } from 'react';
import styles from './block.module.css';

/** A part of a screen under its heading. */
export function Block({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <Card labelledBy={id} padding="small">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Stack gap={3} align="start">
        {children}
      </Stack>
    </Card>
  );
}
