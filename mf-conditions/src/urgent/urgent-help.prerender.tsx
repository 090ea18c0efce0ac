import { UrgentNotice } from './urgent-notice';

/** Stands in for `urgent-help` where a page is prerendered (docs/adr/0007). */
export function UrgentHelp({ text }: { text: string }) {
  return (
    <div hidden={!text}>
      <UrgentNotice text={text} />
    </div>
  );
}
