import type { TellWaitlistBody, WaitingCity } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import {
  Form,
  FormPlaceSelect,
  FormSelect,
  type PlaceOption,
  placeOptions,
  PlaceSelect,
  SubmitButton,
  useCityChoice,
  useYupForm,
} from '@ilera/forms';
import { api, useResource } from '@ilera/runtime';
import { ActionButton, MailIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import type { TellValues } from './tell.schema';
import styles from '../components/form.module.css';
import { words } from './waitlist.words';

/** Opens a city of Nigeria for plans, or closes it. */
export const CityForm = observer(function CityForm() {
  const { country, state, city, chosen } = useCityChoice();
  const change = ({ id, available }: PlaceOption) =>
    askClinic(calls.changeCity, { params: { id }, body: { available: !available } });
  return (
    <Block title={words.cities}>
      <div className={styles.form}>
        <PlaceSelect
          {...state}
          label={words.state}
          list={country.list.status === 'ready' ? state.list : country.list}
        />
        <PlaceSelect {...city} label={words.city} waitingFor={state.value ? undefined : words.stateFirst} />
        <p role="status">
          {chosen && (chosen.available ? words.isOpen(chosen.name) : words.isClosed(chosen.name))}
        </p>
        {chosen && (
          <div>
            <ActionButton
              key={String(chosen.id)}
              variant="secondary"
              act={() => change(chosen)}
              stale={[calls.cities, calls.openCities]}
            >
              {chosen.available ? words.closeIt : words.openIt}
            </ActionButton>
          </div>
        )}
      </div>
    </Block>
  );
});

interface Props {
  rows: readonly WaitingCity[];
  onTell: (body: TellWaitlistBody) => Promise<void>;
}

const openCities = () => api.read(calls.openCities, {});

/** Notifies a group that plans are sold in an open city. An empty value means the group without a city. */
export const TellForm = observer(function TellForm({ rows, onTell }: Props) {
  const cities = useResource(openCities, []);
  const untoldGroups = rows.filter(({ people, told }) => told < people);
  const form = useYupForm<TellValues>({
    schema: async () => (await import(/* webpackChunkName: "schema.tell" */ './tell.schema')).tellSchema,
    defaultValues: { city: untoldGroups[0]?.city ?? '', open_city_id: '' },
  });
  const handleSubmit = ({ city, open_city_id }: TellValues) =>
    onTell({ city: city || null, open_city_id: Number(open_city_id) });
  return (
    <Block title={words.tell}>
      <Form form={form} onSubmit={handleSubmit} label={words.tell} className={styles.form}>
        <FormSelect
          name="city"
          label={words.whom}
          options={untoldGroups.map(({ city, people, told }) => ({
            value: city ?? '',
            label: words.group(city ?? words.noCity, people - told),
          }))}
        />
        <FormPlaceSelect
          name="open_city_id"
          label={words.openCity}
          hint={words.openCityHint}
          list={cities}
          options={placeOptions(cities.data)}
        />
        <div>
          <SubmitButton icon={<MailIcon />}>{words.send}</SubmitButton>
        </div>
      </Form>
    </Block>
  );
});
