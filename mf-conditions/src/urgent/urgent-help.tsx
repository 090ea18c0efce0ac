import { late, useIsHydrating } from '@shared/ui';
import { useState } from 'react';

interface Props {
  text: string;
}

/** Where the lists do not arrive the call is there for everybody. */
const CallAlways = () => <a href="tel:112">In an emergency call 112 now</a>;

/** What the document brought stays until the lists are there. */
function Brought({ text }: Props) {
  const [brought] = useState(useIsHydrating());
  return (
    brought && (
      // eslint-disable-next-line no-restricted-syntax -- empty: React keeps what the document brought
      <div hidden={!text} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
  );
}

const UrgentNotice = late(
  () => import(/* webpackChunkName: "lazy.urgent" */ './urgent-notice').then((module) => module.UrgentNotice),
  CallAlways,
  Brought,
);

/**
 * Shows the call to 112 above what somebody's words lead to (R5.18). The words of five languages are loaded with the
 * first word.
 */
export function UrgentHelp({ text }: Props) {
  return text ? <UrgentNotice text={text} /> : <Brought text={text} />;
}
