import { untilLoaded, useIsHydrating } from '@ilera/ui';
import { useEffect, useState } from 'react';
import type { UrgentNotice } from './urgent-notice';

type Notice = typeof UrgentNotice;

/** Kept for the page's life. */
let loaded: Notice | null = null;

/** Where the lists do not arrive the call is there for everybody. */
const CallAlways = () => <a href="tel:112">In an emergency call 112 now</a>;

/**
 * Shows the call to 112 above what somebody's words lead to (R5.18). The words of five languages are loaded with the
 * first word.
 */
export function UrgentHelp({ text }: { text: string }) {
  const [brought] = useState(useIsHydrating());
  const [Found, setFound] = useState<Notice | null>(() => loaded);
  const isUsed = text !== '';
  useEffect(() => {
    // Another field may have loaded them meanwhile: then they are there at once.
    if (isUsed)
      void untilLoaded(
        () => import(/* webpackChunkName: "lazy.urgent" */ './urgent-notice'),
        () => setFound(() => CallAlways),
      ).then((module) => setFound(() => (loaded = module.UrgentNotice)));
  }, [isUsed]);
  if (!Found && brought)
    // eslint-disable-next-line no-restricted-syntax -- empty: React keeps what the document brought
    return <div hidden={!text} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return Found && <Found text={text} />;
}
