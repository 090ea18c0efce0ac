import { type ModalBodyProps, type ModalPayloads, paths } from '@shared/contracts';
import { CityChoiceStore, type PlaceOption, PlaceSelect } from '@shared/forms';
import { Button, LinkButton } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBuyPlan } from '../buying/use-buy-plan';
import { strings } from '../strings';
import styles from './city-availability.module.css';

/** The words of the panel that asks for the city, and of Coming Soon. */
const words = {
  lead: 'Plans are sold city by city. Tell us where you live to see whether you can be covered.',
  country: 'Country',
  state: 'State',
  afterCountry: 'a country',
  city: 'City',
  afterState: 'a state',
  submit: 'Continue',
  comingSoon: 'Coming Soon',
  payPerVisit: 'Try Pay-Per-Visit',
  waitlist: 'Tell me when you open here',
  another: 'Enter another location',
} as const;

const toOptions = (places: PlaceOption[] = []) =>
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
    if (store.chosen?.available) checkOut(payload.plan_id, payload.number, payload.frequency);
    else setUncovered(true);
  };
  const handleAnother = () => {
    store.reset();
    setUncovered(false);
  };

  if (uncovered) return <ComingSoon onAnother={handleAnother} />;
  return (
    <form className={styles.form} onSubmit={handleContinue} noValidate>
      <p>{words.lead}</p>
      <PlaceSelect
        label={words.country}
        list={countries}
        options={toOptions(store.countries)}
        value={store.country}
        disabled={countries.status !== 'ready'}
        onChange={(event) => store.chooseCountry(event.target.value)}
        onRetry={() => void store.loadCountries()}
      />
      <PlaceSelect
        label={words.state}
        list={states}
        options={toOptions(states.data)}
        waitingFor={words.afterCountry}
        value={store.state}
        disabled={states.status !== 'ready'}
        onChange={(event) => store.chooseState(event.target.value)}
      />
      <PlaceSelect
        label={words.city}
        list={cities}
        options={toOptions(cities.data)}
        waitingFor={words.afterState}
        value={store.city}
        disabled={cities.status !== 'ready'}
        onChange={(event) => store.chooseCity(event.target.value)}
      />
      <Button type="submit" block size="large" inactive={!store.complete}>
        {words.submit}
      </Button>
    </form>
  );
});

/** The city is not covered yet: what can be done instead. */
function ComingSoon({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form: with the focus here, screen readers read it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.comingSoon}
      </h3>
      <p>{strings.comingSoon}</p>
      <LinkButton href={paths.conditions} block size="large">
        {words.payPerVisit}
      </LinkButton>
      <LinkButton href={paths.waitlist} variant="secondary" block size="large">
        {words.waitlist}
      </LinkButton>
      <Button variant="secondary" block size="large" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
