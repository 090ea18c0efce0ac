import type { AssignmentBody, ClinicVisit, Staff } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { failureText, Mutation, useResource } from '@shared/runtime';
import { Button, ErrorLine, SelectField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { Block } from '../components/block';
import { hasRole, isMe, staff } from '../desk/staff.store';
import { askClinic, colleagues, who } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './visit.module.css';
import type { VisitStore } from './visit.store';
import { words } from './visit.words';

interface Props {
  store: VisitStore;
  visit: ClinicVisit;
}

/** Who has the visit in hand: taken with one press, given to a colleague, or given back. */
export const Holders = observer(function Holders({ store, visit }: Props) {
  const { data: people = [] } = useResource(colleagues, []);
  return (
    <Block title={words.holders}>
      <>
        <Holder as="doctor" people={who(people, 'doctor')} store={store} visit={visit} />
        <Holder as="care" people={who(people, 'care')} store={store} visit={visit} />
      </>
    </Block>
  );
});

const Holder = observer(function Holder({
  as,
  people,
  store,
  visit,
}: Props & { as: AssignmentBody['as']; people: Staff[] }) {
  const [{ busy, failure, run }] = useState(
    () =>
      new Mutation((body: AssignmentBody) =>
        store.change((reference) => askClinic(calls.assignVisit, { params: { reference }, body })),
      ),
  );
  const holder = as === 'doctor' ? visit.doctor : visit.care_manager;
  const isMine = isMe(holder);
  const isOpen = visit.state === 'waiting' || visit.state === 'started';
  const others = people.filter(({ id }) => String(id) !== String(holder?.id) && !isMe({ id }));
  const give = (to: Staff['id'] | null) => void run({ as, staff_id: to, was: holder?.id ?? null });
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = others.find(({ id }) => String(id) === new FormData(event.currentTarget).get('to'));
    if (to) give(to.id);
  };
  return (
    <div className={styles.holder}>
      <dl className={styles.fact}>
        <dt>{words[as]}</dt>
        <dd translate={holder ? 'no' : undefined}>
          {holder ? (isMine ? words.you(holder.name) : holder.name) : words.nobody}
        </dd>
      </dl>
      {isOpen && (
        <div className={record.actions}>
          {!isMine && hasRole(as) && staff.me && (
            <Button
              variant={holder ? 'secondary' : 'primary'}
              busy={busy}
              onClick={() => give(staff.me?.id ?? null)}
            >
              {words.takeAs[as]}
            </Button>
          )}
          {holder && (isMine || hasRole('manager')) && (
            <Button variant="secondary" busy={busy} onClick={() => give(null)}>
              {words.giveBack}
            </Button>
          )}
        </div>
      )}
      {isOpen && others.length > 0 && (
        <form className={styles.give} aria-label={words.giveTo[as]} onSubmit={handleSubmit}>
          <SelectField
            name="to"
            label={words.giveTo[as]}
            placeholder={words.choose}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Button type="submit" variant="secondary" busy={busy}>
            {words.give}
          </Button>
        </form>
      )}
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </div>
  );
});
