import type { DeskClaim } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay } from '@ilera/format';
import { useParams, useResource } from '@ilera/runtime';
import { PageHeading, StatusPill } from '@ilera/ui';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { MailLink, PhoneLink } from '../components/contact-links';
import { claimStatus } from '../components/status-labels';
import { readClinic } from '../desk/ask-clinic';
import { Desk } from '../desk/desk';
import record from '../components/record.module.css';
import { RecordScreen } from '../components/record-screen';
import { words } from './claim.words';
import { Decision } from './decision';
import { Evidence, OtherClaims } from './claim-record';

/** /clinic/claims/{reference}: one claim, with its evidence beside the decision. */
export default function ClaimPage() {
  const { reference = '' } = useParams();
  return (
    <Desk title={words.title} roles={['claims', 'manager']}>
      <ClaimScreen key={reference} reference={reference} />
    </Desk>
  );
}

const readClaim = (reference: string) => readClinic(calls.deskClaim, { params: { reference } });

/** The claim, the claimant and the evidence, with the decision beside them. */
function ClaimScreen({ reference }: { reference: string }) {
  const store = useResource(readClaim, [reference]);
  return (
    <RecordScreen store={store} list={addresses.claims} words={words}>
      {(claim) => (
        <>
          <div className={record.head}>
            <PageHeading>{claim.benefit}</PageHeading>
            <p className={record.facts}>
              <span translate="no">{claim.reference}</span>
              <span translate="no">{formatDay(claim.created_at)}</span>
              <StatusPill status={claimStatus(claim.status)} />
            </p>
          </div>
          <div className={record.columns}>
            <div className={record.column}>
              <Block title={words.comment}>
                <p className={record.text}>{claim.comment}</p>
              </Block>
              <Evidence claim={claim} />
            </div>
            <div className={record.column}>
              <Decision store={store} claim={claim} />
              <Claimant claim={claim} />
              <OtherClaims claim={claim} />
            </div>
          </div>
        </>
      )}
    </RecordScreen>
  );
}

/** The person who makes the claim. */
function Claimant({ claim: { person } }: { claim: DeskClaim }) {
  return (
    <Block title={words.person}>
      <p className={record.text} translate="no">
        {person.name}
      </p>
      <MailLink email={person.email} />
      <PhoneLink phone={person.phone} />
    </Block>
  );
}
