import type { Care } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatVisitTime, parseApiDate, zoneName } from '@shared/format';
import { api, failureMessage, useLocation, useResource } from '@shared/runtime';
import {
  Container,
  EmptyState,
  FailedState,
  Head,
  OwnTime,
  PageHeading,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { CareSections } from '../care/care-sections';
import { methodWords } from '../visits/visit-facts';
import styles from './guest-visit.module.css';
import { words } from './guest-visit.words';

/** /visit#{secret}: a guest's visit, by the link of a mail. What follows `#` is sent to no server by the browser. */
export default function GuestVisitPage() {
  const { hash } = useLocation();
  return <GuestVisit key={hash} token={decoded(hash.slice(1))} />;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const careOf = (token: string) => api.read(calls.guestCare, { body: { token } });

const GuestVisit = observer(function GuestVisit({ token }: { token: string }) {
  const visit = useResource(careOf, token ? [token] : null);
  const { status, data: care, failure } = visit;
  const readLetter = (code: string) => api.call(calls.guestLetter, { body: { token, code } });
  const isRefused = !token || visit.isMissing;
  return (
    <Container reading className={styles.page}>
      <Stack gap={5}>
        <Head title={words.title} />
        <meta name="robots" content="noindex" />
        {isRefused && (
          <EmptyState title={words.noLink} headingLevel={1}>
            <p>{words.noLinkLead}</p>
          </EmptyState>
        )}
        {!isRefused && status === 'loading' && (
          <SkeletonGroup label={words.loading}>
            <Skeleton lines={6} />
          </SkeletonGroup>
        )}
        {!isRefused && status === 'failed' && (
          <FailedState title={words.notLoaded} onRetry={() => void visit.reload()}>
            {failureMessage(failure)}
          </FailedState>
        )}
        {status === 'ready' && care && (
          <>
            <When care={care} />
            <CareSections care={care} readLetter={readLetter} />
          </>
        )}
      </Stack>
    </Container>
  );
});

const ended: Partial<Record<Care['state'], string>> = {
  finished: words.over,
  'no-show': words.noShow,
  cancelled: words.cancelled,
};

function When({ care }: { care: Care }) {
  const { scheduled_at, method, state } = care;
  return (
    <div className={styles.when}>
      <PageHeading>{words.heading}</PageHeading>
      <p>
        <strong>{`${formatVisitTime(scheduled_at)} (${zoneName})`}</strong>
      </p>
      <OwnTime at={parseApiDate(scheduled_at)} />
      <p>{methodWords(method)}</p>
      {ended[state] && <p>{ended[state]}</p>}
    </div>
  );
}
