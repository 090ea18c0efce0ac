import type { DeskClaim } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDay } from '@shared/format';
import { failureMessage, Link, useParams } from '@shared/runtime';
import { EmailText, FailedState, PageHeading, Skeleton, SkeletonGroup, StatusPill } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { claimStatus } from '../components/claim-status';
import { RecordStore } from '../components/record.store';
import { readClinic } from '../desk/ask-clinic';
import { Desk } from '../desk/desk';
import styles from './claim.module.css';
import { words } from './claim.words';
import { Decision } from './decision';
import { Evidence, OtherClaims } from './claim-record';

/** /clinic/claims/{reference}: one claim, its evidence beside its decision. */
export default function ClaimPage() {
  const { reference = '' } = useParams();
  return (
    <Desk title={words.title} roles={['claims', 'manager']}>
      <ClaimScreen key={reference} reference={reference} />
    </Desk>
  );
}

/** What is claimed and by whom, the evidence, and the decision beside it. */
const ClaimScreen = observer(function ClaimScreen({ reference }: { reference: string }) {
  const [store] = useState(() => openClaim(reference));
  useEffect(() => void store.load(), [store]);
  const { data: claim, failure } = store;
  return (
    <>
      <Link to={addresses.claims} className={styles.link}>
        {words.back}
      </Link>
      {failure !== null && (
        <FailedState title={words.notLoaded} onRetry={() => void store.load()}>
          {failureMessage(failure)}
        </FailedState>
      )}
      {!claim && failure === null && (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
      {claim && (
        <>
          <div className={styles.head}>
            <PageHeading>{claim.benefit}</PageHeading>
            <p className={styles.facts}>
              <span translate="no">{claim.reference}</span>
              <span translate="no">{formatDay(claim.created_at)}</span>
              <StatusPill status={claimStatus(claim.status)} />
            </p>
          </div>
          <div className={styles.columns}>
            <div className={styles.column}>
              <Block title={words.comment}>
                <p className={styles.text}>{claim.comment}</p>
              </Block>
              <Evidence claim={claim} />
            </div>
            <div className={styles.column}>
              <Decision store={store} claim={claim} />
              <Claimant claim={claim} />
              <OtherClaims claim={claim} />
            </div>
          </div>
        </>
      )}
    </>
  );
});

/** Who claims. */
function Claimant({ claim: { person } }: { claim: DeskClaim }) {
  return (
    <Block title={words.person}>
      <p className={styles.text} translate="no">
        {person.name}
      </p>
      <a href={`mailto:${person.email}`} className={styles.link}>
        <EmailText email={person.email} />
      </a>
      {person.phone && (
        <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`} className={styles.link} translate="no">
          {person.phone}
        </a>
      )}
    </Block>
  );
}

/** One claim. */
type ClaimStore = RecordStore<DeskClaim>;

/** The store of a claim, before it is read. */
const openClaim = (reference: string): ClaimStore =>
  new RecordStore(reference, () => readClinic(calls.deskClaim, { params: { reference } }));
