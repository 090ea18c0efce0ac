import { useIsHydrating } from '@shared/ui';
import { useEffect, useState } from 'react';
import type { UrgentNotice } from './urgent-notice';

type Notice = typeof UrgentNotice;

/** Kept for the page's life; a load that failed is tried again with the next word. */
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
  useEffect(() => {
    if (text && !loaded)
      import(/* webpackChunkName: "lazy.urgent" */ './urgent-notice').then(
        (module) => setFound(() => (loaded = module.UrgentNotice)),
        () => setFound(() => CallAlways),
      );
  }, [text]);
  if (!Found && brought)
    // eslint-disable-next-line no-restricted-syntax -- empty: React keeps what the document brought
    return <div hidden={!text} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return Found && <Found text={text} />;
}
