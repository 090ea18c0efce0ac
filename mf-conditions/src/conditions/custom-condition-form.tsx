import { pathTo } from '@ilera/contracts';
import { useDraft } from '@ilera/forms';
import { useNavigate } from '@ilera/runtime';
import { Button, Section, TextAreaField } from '@ilera/ui';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { strings } from '../strings';
import { UrgentHelp } from '../urgent/urgent-help';
import { words } from './conditions.words';
import styles from './conditions.page.module.css';

/** Takes a description of an unlisted condition to the page of a custom condition. */
export function CustomConditionForm() {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const restore = (draft: { text?: string }) => setText((now) => draft.text ?? now);
  const forgetDraft = useDraft({ values: { text }, restore }, 'custom-condition');

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const described = text.trim();
    if (described) {
      forgetDraft();
      void navigate(pathTo.customCondition(described));
      return;
    }
    setError(strings.explainIllness);
    field.current?.focus();
  };

  return (
    <Section id="custom_conditions" title={words.form.heading} lead={words.form.lead}>
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        <TextAreaField
          ref={field}
          label={words.form.label}
          hint={words.form.hint}
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
        <UrgentHelp text={text} />
        <Button type="submit" size="large">
          {words.form.submit}
        </Button>
      </form>
    </Section>
  );
}
