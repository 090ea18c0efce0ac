import { yup } from '@ilera/forms';
import { withoutInvisible } from '@ilera/format';
import { words } from './staff.words';

const ofDoctor = (missing: string) =>
  yup
    .string()
    .trim()
    .max(80, words.tooLong)
    .default('')
    .when('roles.doctor', {
      is: true,
      then: (text) => text.required(missing),
    });

/** Validates a member of staff; only a doctor has a specialty and a licence number. */
export const personSchema = yup.object({
  name: yup.string().trim().required(words.noName).max(80, words.tooLong),
  email: yup
    .string()
    .transform((text: string) => withoutInvisible(text).trim())
    .required(words.noEmail)
    .email(words.noEmail)
    .max(254, words.noEmail),
  roles: yup
    .object({
      care: yup.boolean().required(),
      doctor: yup.boolean().required(),
      support: yup.boolean().required(),
      claims: yup.boolean().required(),
      manager: yup.boolean().required(),
    })
    .test('some', words.noRole, (roles) => Object.values(roles).some(Boolean)),
  specialty: ofDoctor(words.noSpecialty),
  licence: ofDoctor(words.noLicence),
});

export type PersonValues = yup.InferType<typeof personSchema>;
