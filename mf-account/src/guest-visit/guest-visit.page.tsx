import type { GuestVisit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { capitalise, formatVisitTime, methodWords, parseApiDate, zoneName } from '@ilera/format';
import { api, useLocation } from '@ilera/runtime';
import { Container, EmptyState, Head, Loaded, OwnTime, PageHeading, Skeleton, Stack } from '@ilera/ui';
import { useState } from 'react';
import { CareSections } from '../care/care-sections';
import { VisitChanges } from '../visits/visit-changes';
import { useVisit, type VisitCalls } from '../visits/use-visit';
import styles from './guest-visit.module.css';

/** The words of a guest's visit. */
const words = {
  heading: 'Your visit',
  loading: 'Loading your visit',
  notLoaded: 'We could not load your visit',
  noLink: 'This link does not open a visit',
  noLinkLead: 'Open the link of our newest mail once more, all of it.',
  over: 'This visit is over.',
  noShow: 'Nobody came to this visit.',
  cancelled: 'This visit was cancelled.',
  refunded: 'What you paid is on its way back to you.',
} as const;

/** /visit#{secret}: a guest's visit, opened by a link in a mail. Browsers send the part after `#` to no server. */
export default function GuestVisitPage() {
  const { hash } = useLocation();
  const [opened, setOpened] = useState(hash);
  // The skip link adds `#main` to the address if it is pressed before its script has loaded.
  if (hash !== opened && hash !== '#main') setOpened(hash);
  return <VisitOfToken key={opened} token={decoded(opened.slice(1))} />;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The calls that a guest's secret authorises. */
const callsOf = (token: string): VisitCalls<GuestVisit> => ({
  read: () => api.read(calls.guestCare, { body: { token } }),
  move: (date) => api.call(calls.moveGuestVisit, { body: { token, date } }),
  cancel: () => api.call(calls.cancelGuestVisit, { body: { token } }),
  stale: [],
});

function VisitOfToken({ token }: { token: string }) {
  const { visit: loaded, change } = useVisit(callsOf, token);
  const missing = (
    <EmptyState title={words.noLink} headingLevel={1}>
      <p>{words.noLinkLead}</p>
    </EmptyState>
  );
  return (
    <Container reading className={styles.page}>
      <Stack gap={5}>
        <Head title={words.heading} />
        <meta name="robots" content="noindex" />
        {token ? (
          <Loaded of={loaded} words={words} missing={missing} skeleton={<Skeleton lines={6} />}>
            {(visit) => (
              <VisitChanges
                change={change}
                method={visit.method}
                ahead={visit.state === 'waiting' || visit.state === 'started'}
                canMove={visit.can_change}
                canCancel={visit.can_change}
                paid
              >
                <VisitHeading visit={visit} />
                <CareSections
                  care={visit}
                  readLetter={(code) => api.call(calls.guestLetter, { body: { token, code } })}
                  sendFiles={(evidence, upload) =>
                    api.call(calls.sendGuestFiles, { body: { token, evidence }, ...upload })
                  }
                />
              </VisitChanges>
            )}
          </Loaded>
        ) : (
          missing
        )}
      </Stack>
    </Container>
  );
}

const ended: Partial<Record<GuestVisit['state'], string>> = {
  finished: words.over,
  'no-show': words.noShow,
  cancelled: words.cancelled,
};

function VisitHeading({ visit }: { visit: GuestVisit }) {
  const { scheduled_at, method, state, refunded } = visit;
  return (
    <div className={styles.when}>
      <PageHeading>{words.heading}</PageHeading>
      <p>
        <strong>{`${formatVisitTime(scheduled_at)} (${zoneName})`}</strong>
      </p>
      <OwnTime at={parseApiDate(scheduled_at)} />
      <p>{capitalise(methodWords(method))}</p>
      {ended[state] && <p>{ended[state]}</p>}
      {refunded && <p>{words.refunded}</p>}
    </div>
  );
}
