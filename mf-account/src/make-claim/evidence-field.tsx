import { useFormContext, Controller } from '@shared/forms';
import { Field, TextInput } from '@shared/ui';
import type { ClaimValues } from './claim.schema';
import { EvidenceList } from './evidence-list';
import chooser from '../components/file-chooser.module.css';
import { evidenceAccept, evidenceProblem, evidenceRules } from './evidence-rules';

/** Chooses files, adds to them, lists them. A file that cannot be sent is named as soon as it is chosen. */
export function EvidenceField({ disabled }: { disabled: boolean }) {
  const { control, setError, clearErrors } = useFormContext<ClaimValues>();
  return (
    <Controller
      control={control}
      name="evidence"
      render={({ field, fieldState }) => {
        const handleFiles = (files: File[]) => {
          field.onChange(files);
          const message = files.length > 0 ? evidenceProblem(files) : undefined;
          if (message) setError('evidence', { message });
          else clearErrors('evidence');
        };
        return (
          <>
            <Field
              label="Evidence"
              className={chooser.chooser}
              hint={`Receipts or results: PDF, JPEG or PNG, up to 5 MB each, ${evidenceRules.maxFiles} files at most.`}
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
                  handleFiles([...field.value, ...(event.target.files ?? [])]);
                  // So that the same file can be chosen again after it was taken out.
                  event.target.value = '';
                }}
              />
            </Field>
            <EvidenceList
              files={field.value}
              disabled={disabled}
              onRemove={(file) => handleFiles(field.value.filter((other) => other !== file))}
            />
          </>
        );
      }}
    />
  );
}
