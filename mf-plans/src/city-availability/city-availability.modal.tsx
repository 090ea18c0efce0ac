import { type ModalBodyProps, type ModalPayloads, paths } from '@ilera/contracts';
import { PlaceSelect, useCityChoice } from '@ilera/forms';
import { Button, takeFocus } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
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

/**
 * Checks whether the plan is sold in the person's city: country, state, city, Continue; then the checkout,
 * sign-in, or Coming Soon (P4.8). Continue sends no request: the city's flag decides.
 */
export default observer(function CityAvailabilityModal({
  payload,
}: ModalBodyProps<ModalPayloads['health_plan']>) {
  const { country, state, city, chosen, reset } = useCityChoice();
  // Undefined until the first city is chosen.
  const [uncovered, setUncovered] = useState<boolean>();
  const { checkOut } = useBuyPlan();

  const handleContinue = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    if (chosen.available) checkOut(payload.plan_id, payload.number, payload.frequency);
    else setUncovered(true);
  };
  const handleAnother = () => {
    reset();
    setUncovered(false);
  };

  if (uncovered) return <ComingSoon onAnother={handleAnother} />;
  return (
    <form className={styles.form} onSubmit={handleContinue} noValidate>
      <p>{words.lead}</p>
      <PlaceSelect {...country} autoFocus={uncovered === false} label={words.country} />
      <PlaceSelect {...state} label={words.state} waitingFor={words.afterCountry} />
      <PlaceSelect {...city} label={words.city} waitingFor={words.afterState} />
      <Button type="submit" block size="large" inactive={!chosen}>
        {words.submit}
      </Button>
    </form>
  );
});

/** Says that the city is not covered yet, and offers alternatives. */
function ComingSoon({ onAnother }: { onAnother: () => void }) {
  return (
    <div className={styles.form}>
      <h3 ref={takeFocus} tabIndex={-1} className={styles.heading}>
        {words.comingSoon}
      </h3>
      <p>{strings.comingSoon}</p>
      <Button href={paths.conditions} block size="large">
        {words.payPerVisit}
      </Button>
      <Button href={paths.waitlist} variant="secondary" block size="large">
        {words.waitlist}
      </Button>
      <Button variant="secondary" block size="large" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
