import { useResource } from '@ilera/runtime';
import { ErrorLine, TextArea } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import { HtmlContent } from '../condition/html-content';
import { conditionById } from '../condition/condition-detail';
import { customTitle, strings } from '../strings';
import { UrgentHelp } from '../urgent/urgent-help';
import type { BookingStore } from './booking.store';
import { words } from './appointment.words';
import styles from './appointment.module.css';

/** The subject of the visit: the chosen condition, the person's description, or a field for it. */
export const Subject = observer(function Subject({
  store,
  wordsRef,
  marked,
}: {
  store: BookingStore;
  wordsRef: Ref<HTMLTextAreaElement>;
  /** Whether the form was submitted without a description. */
  marked: boolean;
}) {
  const id = useId();
  const { condition, customText } = store.subject;
  if (condition) return <PresetCondition condition={condition} />;
  if (customText !== undefined)
    return (
      <div>
        <h3 className={styles.title}>{customTitle(customText)}</h3>
        <UrgentHelp text={customText} />
      </div>
    );
  const missing = marked && store.lacksWords;
  return (
    <div className={styles.words}>
      <h3 id={id} className={styles.title}>
        {words.description}
      </h3>
      <TextArea
        ref={wordsRef}
        aria-labelledby={id}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}-error` : undefined}
        placeholder={strings.descriptionPlaceholder}
        maxLength={1000}
        rows={3}
        value={store.words}
        onChange={(event) => store.choose({ words: event.target.value })}
      />
      {missing && (
        <ErrorLine id={`${id}-error`} quiet>
          {strings.explainCondition}
        </ErrorLine>
      )}
      <UrgentHelp text={store.words} />
    </div>
  );
});

type Preset = NonNullable<BookingStore['subject']['condition']>;

/** Title, summary, and the full text behind Read more. List rows have no text, so a missing text is fetched. */
const PresetCondition = observer(function PresetCondition({ condition }: { condition: Preset }) {
  const [isOpen, setOpen] = useState(false);
  // If the text fails to load, the booking continues without it.
  const { data: loaded } = useResource(conditionById, condition.body === undefined ? [condition.id] : null);
  const body = condition.body ?? loaded?.body ?? '';
  const text = condition.text || loaded?.text;
  return (
    <div className={styles.preset}>
      <h3 className={styles.title}>{condition.title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {body && (
        <>
          <div hidden={!isOpen} className={styles.body}>
            {isOpen && <HtmlContent html={body} />}
          </div>
          <button
            type="button"
            aria-expanded={isOpen}
            className={styles.readMore}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.showLess : words.readMore}
          </button>
        </>
      )}
    </div>
  );
});
