import { yup } from '@shared/forms';
import { words } from './care.words';

/** Files for the doctor; the API checks what is in them. */
export const filesSchema = yup.object({
  evidence: yup.array(yup.mixed<File>().required()).required().min(1, words.noFile),
});

/** What the form holds. */
export type FilesValues = yup.InferType<typeof filesSchema>;
