import { yup } from '@shared/forms';
import { words } from './own-data.words';

/** The form that erases the account; accounts of Google's sign-in have no password. */
export const eraseSchema = (hasPassword: boolean) =>
  yup.object({
    password: hasPassword ? yup.string().required(words.noPassword) : yup.string().default(''),
    confirmation: yup
      .string()
      .required(words.notConfirmed)
      .matches(/^ERASE$/, words.notConfirmed),
  });

/** The form's values. */
export type EraseValues = yup.InferType<ReturnType<typeof eraseSchema>>;
