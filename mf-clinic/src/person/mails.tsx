import type { SupportPerson } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDateTime, type StatusLabel } from '@ilera/format';
import { ActionButton, FewRows, Small, StatusPill, VisuallyHidden } from '@ilera/ui';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import { initialRowCount, type PersonProps } from './person-record';
import { words } from './person.words';

const states: Record<SupportPerson['mails'][number]['state'], StatusLabel> = {
  waiting: { label: words.waiting, tone: 'warning' },
  sent: { label: words.sent, tone: 'success' },
  failed: { label: words.failed, tone: 'error' },
};

/** Mails and their delivery. The text of sent mails is not stored. */
export function Mails({ store, person: { key, mails } }: PersonProps) {
  const [rowCount] = useState(() => initialRowCount(mails, ({ state }) => state === 'failed'));
  return (
    <Block title={words.mails}>
      {mails.length === 0 && <Small>{words.noMail}</Small>}
      <FewRows rows={mails} few={rowCount} className={styles.rows}>
        {({ id, subject, created_at, state }) => (
          <li key={String(id)} className={styles.row}>
            <p>{subject}</p>
            <div className={record.facts}>
              <span translate="no">{formatDateTime(created_at)}</span>
              <StatusPill status={states[state]} />
              {state === 'failed' && (
                <ActionButton
                  variant="secondary"
                  act={() => store.change(askClinic(calls.resendMail, { params: { key, id } }))}
                >
                  <span>{words.sendAgain}</span>
                  <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
                </ActionButton>
              )}
            </div>
          </li>
        )}
      </FewRows>
    </Block>
  );
}
