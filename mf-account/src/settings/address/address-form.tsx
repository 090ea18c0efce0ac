import type { AddressBody, User } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { applyServerErrors, Form, type PlaceOption, PlacesStore, useYupForm } from '@shared/forms';
import { api, Mutation, toasts } from '@shared/runtime';
import { Panel } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { RefusalNotice } from '../../components/refusal-notice';
import { accountStrings } from '../../strings';
import type { AddressValues } from '../settings.schemas';
import { AddressFields } from './address-fields';
import { mergeUser } from '../own-session';
import styles from '../settings.module.css';
import { DraftNotice, EditButton, SaveButtons, useEditing } from '../editing';
import { addressDraft, hasDraft, useSettingsDraft, useUnloadWarning } from '../use-settings-draft';
import { addressWords as words } from '../settings.words';

/**
 * The person's address: country, then its states, then their cities. Read-only until it is to be changed, like
 * the profile; open at once while there is none.
 */
export const AddressForm = observer(function AddressForm({ user }: { user: User }) {
  const [places] = useState(() => new PlacesStore());
  const [saving] = useState(
    () => new Mutation((body: AddressBody) => api.call(calls.updateProfile, { body })),
  );
  const form = useYupForm<AddressValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.settings" */ '../settings.schemas').then(
        (module) => module.addressSchema,
      ),
    defaultValues: addressValues(user),
  });
  const { isDirty, isSubmitting } = form;
  const focusFirstField = useCallback(() => form.setFocus('country_id'), [form]);
  const { editing, setEditing, editButton } = useEditing(
    () => hasDraft(addressDraft) || isEmpty(user),
    focusFirstField,
  );
  useUnloadWarning(editing && isDirty);

  useEffect(() => {
    // A newer record of the API is shown unless a field was changed.
    if (!editing || !isDirty) form.reset(addressValues(user));
  }, [user, editing, isDirty, form]);
  // Before the lists are loaded below, so that they are loaded for the restored values.
  const draft = useSettingsDraft(form, addressDraft, { editable: editing, isDirty });
  const { country_id: country, state_id: state } = addressValues(user);
  useEffect(() => {
    const { country_id: chosenCountry, state_id: chosenState } = form.values;
    places.open(chosenCountry, chosenState);
  }, [places, country, state, form]);

  const handleCancel = () => {
    places.open(country, state);
    draft.clear();
    saving.clear();
    setEditing(false);
  };
  const handleSubmit = async (values: AddressValues) => {
    const body: AddressBody = {
      ...values,
      country_id: idOf(places.countries.data, values.country_id),
      state_id: idOf(places.states.data, values.state_id),
    };
    if (!(await saving.run(body))) return void applyServerErrors(form, saving.failure);
    form.reset(values);
    draft.clear();
    mergeUser(body);
    setEditing(false);
    toasts.success(accountStrings.addressUpdated);
  };

  const edit = (
    <EditButton ref={editButton} onClick={() => setEditing(true)}>
      {words.edit}
    </EditButton>
  );
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.heading}>
      <Panel title={words.heading} action={editing ? undefined : edit}>
        {draft.isRestored && <DraftNotice onDiscard={handleCancel} />}
        <RefusalNotice form={form} of={saving} className={styles.notice} />
        <AddressFields places={places} storedCity={user.city ?? ''} editing={editing} />
        {editing && <SaveButtons save={words.save} busy={isSubmitting} onCancel={handleCancel} />}
      </Panel>
    </Form>
  );
});

function addressValues(user: User): AddressValues {
  const text = (value: unknown): string => (value == null ? '' : String(value));
  return {
    country_id: text(user.country_id),
    state_id: text(user.state_id),
    city: text(user.city),
    street: text(user.street),
  };
}

const isEmpty = (user: User): boolean => Object.values(addressValues(user)).every((value) => value === '');

/** The id as the API sent it, because the value of a select is text. */
function idOf(places: PlaceOption[] = [], chosen: string): PlaceOption['id'] {
  return places.find(({ id }) => String(id) === chosen)?.id ?? chosen;
}
