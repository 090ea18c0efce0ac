import * as calls from '@shared/contracts/calls';
import { api, hasFeature, useResource } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { words } from './waitlist.words';
import styles from './waitlist.page.module.css';

/** The names of the cities where plans are sold. */
const openCities = () =>
  api.read(calls.openCities, {}, (cities) => cities.map(({ name }) => name).filter((name) => name !== ''));

/** Where nobody has to wait (feature `open-cities`); nothing where the list does not arrive. */
export const OpenCities = observer(function OpenCities() {
  const { data: names = [] } = useResource(openCities, hasFeature('open-cities') ? [] : null);
  if (names.length === 0) return null;
  return (
    <div className={styles.open}>
      <h2>{words.openToday}</h2>
      <p translate="no">{names.join(', ')}</p>
    </div>
  );
});
