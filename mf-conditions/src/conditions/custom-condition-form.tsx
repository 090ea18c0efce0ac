import { pathTo } from '@shared/contracts';
import { useNavigate } from '@shared/runtime';
import { Button, Section, TextAreaField } from '@shared/ui';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { strings } from '../strings';
import styles from './custom-condition-form.module.css';

/** For a condition that is not listed: free words lead to the page of a custom condition. */
export function CustomConditionForm() {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words) {
      void navigate(pathTo.customCondition(words));
      return;
    }
    setError(strings.explainIllness);
    field.current?.focus();
  };

  return (
    <Section
      id="custom_conditions"
      title="Not on the list?"
      lead="Describe what you feel in your own words. The doctor reads it before you meet."
    >
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        <TextAreaField
          ref={field}
          label="What do you feel?"
          hint="For example since when, where it hurts, and what makes it better or worse."
          placeholder={strings.descriptionPlaceholder}
          rows={5}
          maxLength={1000}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
        />
        <Button type="submit" size="large">
          Continue
        </Button>
      </form>
    </Section>
  );
}
