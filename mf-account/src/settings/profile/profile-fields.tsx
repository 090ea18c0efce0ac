import { formatDay, isoDay, lagosToday } from '@shared/format';
import { FormPhone, FormSelect, FormTextField, prefixOptions, useFormContext } from '@shared/forms';
import { clock } from '@shared/runtime';
import { cx } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { profileWords as words } from '../settings.words';
import type { ProfileValues } from '../settings.schemas';
import styles from '../settings.module.css';

const genders = [
  { value: 'female', label: words.female },
  { value: 'male', label: words.male },
];

/** The fields of the profile form. HTML has no read-only select, so selects are disabled instead. */
export const ProfileFields = observer(function ProfileFields({ editing }: { editing: boolean }) {
  const form = useFormContext<ProfileValues>();
  const { phone_prefix: prefix, dob: birthDay } = form.values;
  return (
    <div className={cx(styles.fields, !editing && styles.reading)}>
      <FormTextField
        name="first_name"
        label={words.firstName}
        autoComplete="given-name"
        readOnly={!editing}
      />
      <FormTextField name="last_name" label={words.lastName} autoComplete="family-name" readOnly={!editing} />
      <FormPhone
        name="phone_number"
        label={words.phone}
        // Not "Country code": the address below has a field named Country.
        prefixLabel={words.dialling}
        prefixes={prefixOptions}
        prefix={prefix}
        onPrefixChange={(key) => form.setValue('phone_prefix', key)}
        disabled={!editing}
      />
      <FormSelect
        name="sex"
        label={words.gender}
        placeholder={words.chooseGender}
        options={genders}
        autoComplete="sex"
        disabled={!editing}
      />
      <FormTextField
        name="dob"
        label={words.birthDay}
        type="date"
        // The field shows the day in the device's order of day and month, which is not ours on every phone.
        hint={formatDay(birthDay) || undefined}
        max={isoDay(lagosToday(clock.now()))}
        autoComplete="bday"
        readOnly={!editing}
      />
    </div>
  );
});
