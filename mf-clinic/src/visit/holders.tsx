import type { AssignmentBody, ClinicVisit, Staff } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { useResource } from '@ilera/runtime';
import { ActionButton, FactList, SelectField } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { hasRole, isMe, staff } from '../desk/staff.store';
import { askClinic, colleagues, withRole } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './visit.module.css';
import type { VisitRecord } from './visit-record';
import { words } from './visit.words';

interface Props {
  store: VisitRecord;
  visit: ClinicVisit;
}

/** The staff responsible for the visit: taken by one press, given to a colleague, or given back. */
export const Holders = observer(function Holders({ store, visit }: Props) {
  const { data: people = [] } = useResource(colleagues, []);
  return (
    <Block title={words.holders}>
      <Holder as="doctor" people={withRole(people, 'doctor')} store={store} visit={visit} />
      <Holder as="care" people={withRole(people, 'care')} store={store} visit={visit} />
    </Block>
  );
});

const Holder = observer(function Holder({
  as,
  people,
  store,
  visit,
}: Props & { as: AssignmentBody['as']; people: Staff[] }) {
  const holder = as === 'doctor' ? visit.doctor : visit.care_manager;
  const isMine = isMe(holder);
  const name = holder ? (isMine ? words.you(holder.name) : holder.name) : words.nobody;
  const isOpen = visit.state === 'waiting' || visit.state === 'started';
  const others = people.filter(({ id }) => String(id) !== String(holder?.id) && !isMe({ id }));
  const assign = (to: Staff['id'] | null) => {
    const body = { as, staff_id: to, was: holder?.id ?? null };
    return store.change(askClinic(calls.assignVisit, { params: { reference: visit.reference }, body }));
  };
  const [chosenId, setChosenId] = useState('');
  const colleague = others.find(({ id }) => String(id) === chosenId);
  return (
    <div className={styles.holder}>
      <FactList asIs={holder !== null} facts={[[words[as], name]]} />
      {isOpen && (
        <div className={record.actions}>
          {!isMine && hasRole(as) && staff.me && (
            <ActionButton variant={holder ? 'secondary' : 'primary'} act={() => assign(staff.me?.id ?? null)}>
              {words.takeAs[as]}
            </ActionButton>
          )}
          {holder && (isMine || hasRole('manager')) && (
            <ActionButton variant="secondary" act={() => assign(null)}>
              {words.giveBack}
            </ActionButton>
          )}
        </div>
      )}
      {isOpen && others.length > 0 && (
        <div role="group" className={styles.give} aria-label={words.giveTo[as]}>
          <SelectField
            label={words.giveTo[as]}
            placeholder={words.choose}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosenId}
            onChange={(event) => setChosenId(event.target.value)}
          />
          <ActionButton
            variant="secondary"
            inactive={!colleague}
            act={async () => colleague && assign(colleague.id)}
          >
            {words.give}
          </ActionButton>
        </div>
      )}
    </div>
  );
});
