import type { ModalPayloads } from '@shared/contracts';
import { applyServerErrors, Form, FormTextArea, useDraft, useYupForm } from '@shared/forms';
import { session } from '@shared/runtime';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RefusalNotice } from '../components/refusal-notice';
import type { ClaimValues } from './claim.schema';
import type { ClaimStore } from './claim.store';
import styles from './claiming.module.css';
import { words } from './claiming.words';
import { PreparingStore } from './preparing.store';
import { EvidenceField, UploadProgress } from './evidence-field';

type Props = ModalPayloads['claiming'] & { store: ClaimStore };

/** Comment and evidence for one benefit. */
export const ClaimForm = observer(function ClaimForm({ store, claimable, again }: Props) {
  const form = useYupForm<ClaimValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.claim" */ './claim.schema').then((module) => module.claimSchema),
    defaultValues: { comment: again ? words.again(again.reference, again.comment) : '', evidence: [] },
  });
  const forgetDraft = useDraft(form, `claim:${again?.reference ?? claimable.id}`, ['comment']);
  const sending = store.status === 'sending' || store.status === 'waiting';
  const [preparing] = useState(() => new PreparingStore());

  const handleSubmit = async ({ comment, evidence }: ClaimValues) => {
    try {
      await store.send({ claimable_id: claimable.id, user_id: session.user?.id ?? '', comment, evidence });
      forgetDraft();
    } catch (error) {
      applyServerErrors(form, error);
    }
  };

  return (
    <Form form={form} onSubmit={handleSubmit} className={styles.form}>
      <p>
        {words.claiming[0]} <strong>{claimable.name}</strong>
        {words.claiming[1]}
      </p>
      {again && <p>{words.againHint}</p>}
      <RefusalNotice form={form} of={store.sending} />
      <FormTextArea name="comment" label={words.comment} hint={words.commentHint} readOnly={sending} />
      <EvidenceField disabled={sending} preparing={preparing} />
      {sending && <UploadProgress store={store} />}
      <Button type="submit" busy={sending || preparing.names.length > 0}>
        {words.submit}
      </Button>
    </Form>
  );
});
