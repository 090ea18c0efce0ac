import type { ModalPayloads } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import type { Answer, CallArguments } from '@ilera/contracts/calls';
import { Form, FormTextArea, useDraft, useYupForm } from '@ilera/forms';
import { session } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import type { ClaimValues } from './claim.schema';
import styles from './claiming.module.css';
import { words } from './claiming.words';
import { EvidenceFields } from './evidence-fields';
import type { UploadStore } from './upload.store';

type Claim = Answer<'claim'> | null;

type Props = ModalPayloads['claiming'] & {
  store: UploadStore<CallArguments<'claim'>['body'], Claim>;
  onSent: (claim: Claim) => void;
};

/** Asks for a comment and evidence for one benefit. */
export const ClaimForm = observer(function ClaimForm({ store, claimable, again, onSent }: Props) {
  const form = useYupForm<ClaimValues>({
    schema: async () => (await import(/* webpackChunkName: "schema.claim" */ './claim.schema')).claimSchema,
    defaultValues: { comment: again ? words.again(again.reference, again.comment) : '', evidence: [] },
    stale: [calls.claims],
  });
  const forgetDraft = useDraft(form, `claim:${again?.reference ?? claimable.id}`, ['comment']);
  const handleSubmit = async ({ comment, evidence }: ClaimValues) => {
    const user_id = session.user?.id ?? '';
    const sent = await store.send({ claimable_id: claimable.id, user_id, comment, evidence });
    forgetDraft();
    onSent(sent);
  };
  return (
    <Form form={form} onSubmit={handleSubmit} className={styles.form}>
      <p>
        {words.claiming[0]} <strong>{claimable.name}</strong>
        {words.claiming[1]}
      </p>
      {again && <p>{words.againHint}</p>}
      <FormTextArea
        name="comment"
        label={words.comment}
        hint={words.commentHint}
        readOnly={store.status !== 'writing'}
      />
      <EvidenceFields store={store} submit={words.submit} />
    </Form>
  );
});
