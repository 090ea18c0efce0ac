import type { ModalBodyProps, ModalPayloads } from '@shared/contracts';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { useBuyPlan } from '../buying/use-buy-plan';
import styles from './city-availability.module.css';
import { CityChoiceStore } from './city-choice.store';
import { ComingSoon } from './coming-soon';
import { PlaceSelect } from './place-select';

/**
 * Is the plan sold where the person lives? Country, state, city, Continue; then the checkout, sign-in, or Coming Soon
 * (P4.8). No call is made on Continue: the city's own flag decides.
 */
export default observer(function CityAvailabilityModal({
  payload,
}: ModalBodyProps<ModalPayloads['health_plan']>) {
  const [store] = useState(() => new CityChoiceStore());
  const [uncovered, setUncovered] = useState(false);
  const { checkOut } = useBuyPlan();

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
        list={store.places.countries}
        places={store.countries}
        chosen={store.country}
        onChoose={store.chooseCountry}
        onRetry={store.loadCountries}
      />
      <PlaceSelect
        label="State"
        list={store.places.states}
        chosen={store.state}
        after="Choose a country first"
        onChoose={store.chooseState}
        onRetry={store.places.states.retry}
      />
      <PlaceSelect
        label="City"
        list={store.places.cities}
        chosen={store.city}
        after="Choose a state first"
        onChoose={store.chooseCity}
        onRetry={store.places.cities.retry}
      />
      <Button type="submit" block size="large" inactive={!store.complete}>
        Continue
      </Button>
    </form>
  );
});
