import type { ModalBodyProps, ModalPayloads } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import type { Answer, CallArguments } from '@ilera/contracts/calls';
import { api, hasFeature } from '@ilera/runtime';
import { Button, Sentence, takeFocus } from '@ilera/ui';
import { useState } from 'react';
import { ClaimForm } from './claim-form';
import styles from './claiming.module.css';
import { words } from './claiming.words';
import { type Upload, UploadStore } from './upload.store';

type SentClaim = Answer<'claim'> | null;

function sendClaim(body: CallArguments<'claim'>['body'], upload: Upload, key: string): Promise<SentClaim> {
  // Another API may not allow the header.
  const headers = hasFeature('claims') ? { headers: { 'Idempotency-Key': key } } : {};
  return api.call(calls.claim, { body, ...upload, ...headers });
}

/** The content of the `claiming` modal: form, upload, confirmation. */
export default function ClaimingModal({ payload, close }: ModalBodyProps<ModalPayloads['claiming']>) {
  const [store] = useState(() => new UploadStore(sendClaim, hasFeature('claims')));
  const [sent, setSent] = useState<{ claim: SentClaim } | null>(null);
  if (!sent) return <ClaimForm store={store} {...payload} onSent={(claim) => setSent({ claim })} />;
  return <Sent benefit={payload.claimable.name} reference={sent.claim?.reference} onDone={close} />;
}

interface SentProps {
  benefit: string;
  reference: string | undefined;
  onDone: () => void;
}

/** Explains the next steps after a claim. */
function Sent({ benefit, reference, onDone }: SentProps) {
  return (
    <div className={styles.sent} role="status">
      <h3 ref={takeFocus} tabIndex={-1}>
        {words.sent}
      </h3>
      <p>
        <span>{words.whenAnswered(benefit)}</span>
        {reference && <Sentence text={` ${words.yourReference(reference)}`} asIs={reference} />}
      </p>
      <Button onClick={onDone}>{words.done}</Button>
    </div>
  );
}
