import type { ProfileBody, User } from '@ilera/contracts/api';
import { formatDay, isoDay, lagosToday } from '@ilera/format';
import { FormPhone, FormSelect, FormTextField, homePrefix, prefixOptions } from '@ilera/forms';
import { clock } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { accountStrings } from '../../strings';
import { EditableForm, useEditing } from '../editable-form';
import type { ProfileValues } from '../settings.schemas';
import { profileWords as words } from '../settings.words';

const genders = [
  { value: 'female', label: words.female },
  { value: 'male', label: words.male },
];

/** The person's profile. HTML has no read-only select, so selects are disabled instead. */
export const ProfileForm = observer(function ProfileForm({ user }: { user: User }) {
  const edited = useEditing<ProfileValues>({
    user,
    valuesOf: profileValues,
    schema: async () =>
      (await import(/* webpackChunkName: "schema.settings" */ '../settings.schemas')).profileSchema,
    draft: 'profile',
  });
  const { form, isEditing, hasModeChanged } = edited;
  const reading = { readOnly: !isEditing };
  return (
    <EditableForm
      of={edited}
      words={words}
      label={words.label}
      done={accountStrings.profileUpdated}
      bodyOf={(values) => ({
        ...values,
        phone_prefix: storedPrefix(values.phone_prefix, user.phone_prefix),
        sex: values.sex as ProfileBody['sex'],
      })}
    >
      <FormTextField
        name="first_name"
        label={words.firstName}
        autoComplete="given-name"
        autoFocus={isEditing && hasModeChanged}
        {...reading}
      />
      <FormTextField name="last_name" label={words.lastName} autoComplete="family-name" {...reading} />
      <FormPhone
        name="phone_number"
        label={words.phone}
        // Avoids "Country code", because the address below has a field named Country.
        prefix={{ 'aria-label': words.dialling }}
        prefixName="phone_prefix"
        prefixes={prefixOptions}
        disabled={!isEditing}
      />
      <FormSelect
        name="sex"
        label={words.gender}
        placeholder={words.chooseGender}
        options={genders}
        autoComplete="sex"
        disabled={!isEditing}
      />
      <FormTextField
        name="dob"
        label={words.birthDay}
        type="date"
        // The field shows the day in the device's format, which differs from the site's on some phones.
        hint={formatDay(form.values.dob) || undefined}
        max={isoDay(lagosToday(clock.now()))}
        autoComplete="bday"
        {...reading}
      />
    </EditableForm>
  );
});

/** A record's values for the form. A stored record may lack any field. */
function profileValues(user: Partial<User>): ProfileValues {
  return {
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    phone_prefix: prefixKey(user.phone_prefix),
    phone_number: user.phone_number ?? '',
    sex: user.sex?.toLowerCase() ?? '',
    // A date field accepts only `yyyy-mm-dd`; some APIs send a date with a time.
    dob: user.dob?.slice(0, 10) ?? '',
  };
}

/** The list entry for a stored prefix, `+234` or `234`; Nigeria if there is none. */
export function prefixKey(stored: User['phone_prefix'] | undefined): string {
  const digits = (stored ?? '').replace(/\D/g, '');
  return prefixOptions.find(({ value }) => value.split('-')[1] === digits)?.value ?? homePrefix;
}

/** The prefix to store for a list entry; an unchanged prefix keeps its spelling. */
export function storedPrefix(key: string, saved: User['phone_prefix']): string {
  return saved && prefixKey(saved) === key ? saved : `+${key.split('-')[1]}`;
}
