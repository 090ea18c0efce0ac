import { pathTo } from '@ilera/contracts';
import {
  Accordion,
  BelowTheFold,
  faqThing,
  Notice,
  Region,
  reviewFacts,
  siteOrigin,
  type Thing,
} from '@ilera/ui';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { ConditionDetail } from './condition-detail';
import styles from './condition.module.css';
import { words } from './condition.words';
import { HtmlContent } from './html-content';
import html from './html-content.module.css';

/** The text of a condition, with the emergency signs in a box above it, and its questions. Answers may hold HTML. */
export function ConditionText({ body, faqs }: Pick<ConditionDetail, 'body' | 'faqs'>) {
  return (
    <div className={styles.text}>
      <HtmlContent html={body} className={styles.body}>
        {(nodes) => {
          const { urgent, remaining } = splitUrgentSigns(nodes);
          return (
            <>
              {urgent.length > 0 && (
                <Notice tone="error" title={<h2 className={styles.urgent}>{words.urgent}</h2>}>
                  {/* eslint-disable-next-line translation/own-element -- HtmlContent replaces the element around it */}
                  <div className={html.content}>{urgent}</div>
                </Notice>
              )}
              <BelowTheFold>
                {/* eslint-disable-next-line translation/own-element -- as above */}
                <div className={html.content}>{remaining}</div>
              </BelowTheFold>
            </>
          );
        }}
      </HtmlContent>
      {faqs.length > 0 && (
        <BelowTheFold>
          <Region title={words.questions} className={styles.faqs}>
            <Accordion
              items={faqs.map(({ question, answer }) => ({
                title: question,
                content: isPlain(answer) ? <p>{answer}</p> : <HtmlContent html={answer} />,
              }))}
            />
          </Region>
        </BelowTheFold>
      )}
    </div>
  );
}

/** Whether a text reads the same as HTML. */
const isPlain = (text: string): boolean => !/[<&]/.test(text);

/** The API's heading of the section about emergencies. */
const urgentHeading = /^\s*When to get help at once\s*$/i;

const isHeading = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> =>
  isValidElement(node) && node.type === 'h2';

/** Splits off the section about emergencies, without its heading, from the other nodes. */
export function splitUrgentSigns(nodes: ReactNode[]): { urgent: ReactNode[]; remaining: ReactNode[] } {
  const sectionStart = nodes.findIndex(
    (node) => isHeading(node) && urgentHeading.test(String(node.props.children)),
  );
  if (sectionStart < 0) return { urgent: [], remaining: nodes };
  const nextHeading = nodes.findIndex((node, index) => index > sectionStart && isHeading(node));
  const end = nextHeading < 0 ? nodes.length : nextHeading;
  return {
    urgent: nodes.slice(sectionStart + 1, end),
    remaining: [...nodes.slice(0, sectionStart), ...nodes.slice(end)],
  };
}

/** A condition as structured data: the page, the condition, and its plain-text questions. */
export function conditionThings({ id, title, text, faqs, reviewedAt }: ConditionDetail): Thing[] {
  const page: Thing = {
    '@type': 'MedicalWebPage',
    url: siteOrigin() + pathTo.condition(id),
    about: { '@type': 'MedicalCondition', name: title, ...(text && { description: text }) },
    ...reviewFacts(reviewedAt),
  };
  const questions = faqs.filter(({ answer }) => isPlain(answer));
  return questions.length > 0 ? [page, faqThing(questions)] : [page];
}
