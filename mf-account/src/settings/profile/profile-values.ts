import type { ProfileBody, User } from '@shared/contracts/api';
import { homePrefix, prefixOptions } from '@shared/forms';
import type { ProfileValues } from '../settings.schemas';

const text = (value: unknown): string => (value == null ? '' : String(value));

/** The profile form's values of a record; an API may leave out any field. */
export function profileValues(user: User): ProfileValues {
  return {
    first_name: text(user.first_name),
    last_name: text(user.last_name),
    phone_prefix: prefixKey(user.phone_prefix),
    phone_number: text(user.phone_number),
    sex: text(user.sex).toLowerCase(),
    // A date field takes `yyyy-mm-dd` alone; some APIs send a moment.
    dob: text(user.dob).slice(0, 10),
  };
}

/** What is sent and kept of the form's values. */
export function profileBody(values: ProfileValues, user: User): ProfileBody {
  return {
    first_name: values.first_name,
    last_name: values.last_name,
    phone_prefix: storedPrefix(values.phone_prefix, user.phone_prefix),
    phone_number: values.phone_number,
    sex: values.sex as ProfileBody['sex'],
    dob: values.dob,
  };
}

/** The list's entry for a stored prefix, written `+234` or `234`; Nigeria where there is none. */
export function prefixKey(stored: unknown): string {
  const digits = String(stored ?? '').replace(/\D/g, '');
  return prefixOptions.find(({ value }) => value.split('-')[1] === digits)?.value ?? homePrefix;
}

/** The prefix to store for an entry; a prefix that was not changed keeps its spelling. */
export function storedPrefix(key: string, before: unknown): string {
  return typeof before === 'string' && before && prefixKey(before) === key ? before : `+${key.split('-')[1]}`;
}
