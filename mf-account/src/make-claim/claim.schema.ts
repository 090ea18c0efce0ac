import { evidenceLimits } from '@ilera/contracts';
import { yup } from '@ilera/forms';
import { words } from './claiming.words';

const maxCommentLength = 2_000;

/** Validates a claim: a comment, and files as evidence. */
export const claimSchema = yup.object({
  comment: yup
    .string()
    .trim()
    .required(words.noComment)
    .max(maxCommentLength, words.longComment(maxCommentLength.toLocaleString('en'))),
  evidence: yup
    .array(yup.mixed<File>().required())
    .required()
    .min(1, words.noEvidence)
    .max(evidenceLimits.maxFiles, words.tooManyFiles(evidenceLimits.maxFiles)),
});

export type ClaimValues = yup.InferType<typeof claimSchema>;
