import { UrgentNotice } from './urgent-notice';

/** Replaces `urgent-help` in prerendering (docs/adr/0007). */
export function UrgentHelp({ text }: { text: string }) {
  return (
    <div hidden={!text}>
      <UrgentNotice text={text} />
    </div>
  );
}
