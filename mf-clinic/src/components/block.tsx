import { type Elements, Panel, Stack } from '@shared/ui';

/** A part of a screen under its heading. */
export function Block({ title, children }: { title: string; children: Elements }) {
  return (
    <Panel title={title}>
      <Stack gap={3} align="start">
        {children}
      </Stack>
    </Panel>
  );
}
