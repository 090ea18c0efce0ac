import { yup } from '@ilera/forms';
import { words } from './claiming.words';
import { evidenceRules } from './evidence-rules';

const longestComment = 2_000;

/** A claim: a comment, and files as evidence. */
export const claimSchema = yup.object({
  comment: yup
    .string()
    .trim()
    .required(words.noComment)
    .max(longestComment, words.longComment(longestComment.toLocaleString('en'))),
  evidence: yup
    .array(yup.mixed<File>().required())
    .required()
    .min(1, words.noEvidence)
    .max(evidenceRules.maxFiles, words.tooManyFiles(evidenceRules.maxFiles)),
});

/** What the claim form holds. */
export type ClaimValues = yup.InferType<typeof claimSchema>;
