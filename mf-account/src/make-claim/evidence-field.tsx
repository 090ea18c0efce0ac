import { useFormContext, Controller } from '@shared/forms';
import { Field, TextInput } from '@shared/ui';
import type { ClaimValues } from './claim.schema';
import { words } from './claiming.words';
import { EvidenceList } from './evidence-list';
import styles from './claiming.module.css';
import { addEvidence, evidenceAccept, evidenceRules } from './evidence-rules';

/** Chooses files, adds to them, lists them. A file that cannot be sent is named at once and not added. */
export function EvidenceField({ disabled }: { disabled: boolean }) {
  const { control, setError, clearErrors, setFocus } = useFormContext<ClaimValues>();
  return (
    <Controller
      control={control}
      name="evidence"
      render={({ field, fieldState }) => {
        const handleAdd = (chosen: File[]) => {
          const { files, problem } = addEvidence(field.value, chosen);
          field.onChange(files);
          if (problem) setError('evidence', { message: problem });
          else clearErrors('evidence');
        };
        const handleRemove = (file: File) => {
          field.onChange(field.value.filter((other) => other !== file));
          clearErrors('evidence');
          // The pressed button goes with its file.
          setFocus('evidence');
        };
        return (
          <>
            <Field
              label={words.evidence}
              className={styles.evidence}
              hint={words.evidenceHint(evidenceRules.maxFiles)}
              error={fieldState.error?.message}
            >
              <TextInput
                type="file"
                name="evidence"
                multiple
                accept={evidenceAccept}
                disabled={disabled}
                ref={field.ref}
                onBlur={field.onBlur}
                onChange={(event) => {
                  handleAdd([...(event.target.files ?? [])]);
                  // So that the same file can be chosen again after it was taken out.
                  event.target.value = '';
                }}
              />
            </Field>
            <EvidenceList files={field.value} disabled={disabled} onRemove={handleRemove} />
          </>
        );
      }}
    />
  );
}
