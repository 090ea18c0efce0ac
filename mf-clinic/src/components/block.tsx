import { Card, type Elements, Stack } from '@ilera/ui';
import styles from './block.module.css';

/** A part of a screen under its heading. */
export const Block = ({ title, children }: { title: string; children: Elements }) => (
  <Card title={title} titleClass={styles.title} padding="small">
    <Stack gap={3} align="start">
      {children}
    </Stack>
  </Card>
);
