import type { ModalBodyProps, ModalPayloads } from '@shared/contracts';
import { type PlaceOption, PlaceSelect } from '@shared/forms';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { useBuyPlan } from '../buying/use-buy-plan';
import styles from './city-availability.module.css';
import { CityChoiceStore } from './city-choice.store';
import { ComingSoon } from './coming-soon';

const toOptions = (places: PlaceOption[]) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * Checks whether the plan is sold where the person lives: country, state, city, Continue; then the checkout,
 * sign-in, or Coming Soon (P4.8). Continue makes no request: the city's own flag decides.
 */
export default observer(function CityAvailabilityModal({
  payload,
}: ModalBodyProps<ModalPayloads['health_plan']>) {
  const [store] = useState(() => new CityChoiceStore());
  const [uncovered, setUncovered] = useState(false);
  const { checkOut } = useBuyPlan();
  const { countries, states, cities } = store.places;

  useEffect(() => void store.loadCountries(), [store]);

  const handleContinue = (event: FormEvent) => {
    event.preventDefault();
    if (!store.complete) return;
    if (store.covered) checkOut(payload.plan_id, payload.number);
    else setUncovered(true);
  };
  const handleAnother = () => {
    store.reset();
    setUncovered(false);
  };

  if (uncovered) return <ComingSoon onAnother={handleAnother} />;
  return (
    <form className={styles.form} onSubmit={handleContinue} noValidate>
      <p>Plans are sold city by city. Tell us where you live to see whether you can be covered.</p>
      <PlaceSelect
        label="Country"
        list={countries}
        options={toOptions(store.countries)}
        value={store.country}
        disabled={countries.status !== 'ready'}
        onChange={(event) => store.chooseCountry(event.target.value)}
        onRetry={() => void store.loadCountries()}
      />
      <PlaceSelect
        label="State"
        list={states}
        options={toOptions(states.places)}
        waitingFor="a country"
        value={store.state}
        disabled={states.status !== 'ready'}
        onChange={(event) => store.chooseState(event.target.value)}
      />
      <PlaceSelect
        label="City"
        list={cities}
        options={toOptions(cities.places)}
        waitingFor="a state"
        value={store.city}
        disabled={cities.status !== 'ready'}
        onChange={(event) => store.chooseCity(event.target.value)}
      />
      <Button type="submit" block size="large" inactive={!store.complete}>
        Continue
      </Button>
    </form>
  );
});
