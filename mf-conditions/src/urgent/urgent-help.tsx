import { untilLoaded, useIsHydrating } from '@ilera/ui';
import { useEffect, useState } from 'react';
import type { UrgentNotice } from './urgent-notice';

/** The emergency call, shown to everybody if the lists of urgent words fail to load. */
const CallAlways = () => <a href="tel:112">In an emergency call 112 now</a>;

/**
 * Shows the emergency call above the results of a text (R5.18). The lists of urgent words in five languages
 * load once the visitor has typed.
 */
export function UrgentHelp({ text }: { text: string }) {
  const [isPrerendered] = useState(useIsHydrating());
  const [Notice, setNotice] = useState<typeof UrgentNotice>();
  const isUsed = text !== '';
  useEffect(() => {
    if (isUsed)
      void untilLoaded(
        () => import(/* webpackChunkName: "lazy.urgent" */ './urgent-notice'),
        () => setNotice(() => CallAlways),
      ).then((module) => setNotice(() => module.UrgentNotice));
  }, [isUsed]);
  if (!Notice && isPrerendered)
    // eslint-disable-next-line no-restricted-syntax -- empty: React keeps the prerendered HTML
    return <div hidden={!text} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return Notice && <Notice text={text} />;
}
