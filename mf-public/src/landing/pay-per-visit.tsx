import { paths } from '@shared/contracts';
import { LinkButton, Section } from '@shared/ui';
import { ChatThreadArt } from '../art/chat-thread';
import { facts } from '../facts';
import styles from './pay-per-visit.module.css';

const tariff = [
  {
    name: 'Message consultation',
    price: facts.messagePrice,
    words: 'Write what is wrong, send a photo if it helps, read the answer when it suits you.',
  },
  {
    name: 'Video call',
    price: facts.videoPrice,
    words: 'Pick a day and a time, and speak face to face.',
  },
];

/** What one visit costs and what it is like. The footer's Speak to a Doctor leads here. */
export function PayPerVisit() {
  return (
    <Section id="pay-per-visit" className={styles.section} surface="tint">
      <div className={styles.layout}>
        <div className={styles.art}>
          <ChatThreadArt />
        </div>
        <div>
          <h2 className={styles.title}>Pay per visit</h2>
          <p className={styles.lead}>
            No subscription and no card on file. {facts.conditions} common conditions, treated {facts.hours}{' '}
            by video and chat.
          </p>
          <dl className={styles.tariff}>
            {tariff.map(({ name, price, words }) => (
              <div key={name} className={styles.row}>
                <dt>{name}</dt>
                <dd className={styles.price}>{price}</dd>
                <dd className={styles.note}>{words}</dd>
              </div>
            ))}
          </dl>
          <LinkButton href={paths.signIn} size="large">
            Speak to a Doctor
          </LinkButton>
          <p className={styles.after}>
            Once your payment is confirmed a care manager is assigned to you, and writes first.
          </p>
        </div>
      </div>
    </Section>
  );
}
