import { yup } from '@shared/forms';

const typeTheWord = 'Type ERASE in capital letters';

/** The form that erases the account; accounts of Google's sign-in have no password. */
export const eraseSchema = (hasPassword: boolean) =>
  yup.object({
    password: hasPassword ? yup.string().required('Your password is required') : yup.string().default(''),
    confirmation: yup
      .string()
      .required(typeTheWord)
      .matches(/^ERASE$/, typeTheWord),
  });

/** The form's values. */
export type EraseValues = yup.InferType<ReturnType<typeof eraseSchema>>;
