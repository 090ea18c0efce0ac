import { unwrapList } from '@shared/contracts';
import { api, hasFeature } from '@shared/runtime';
import { useEffect, useState } from 'react';
import { words } from './waitlist.words';
import styles from './waitlist.page.module.css';

/** `GET open_cities`: the names of the cities where plans are sold. */
async function getOpenCities(): Promise<string[]> {
  return unwrapList(await api.get<unknown>('open_cities')).flatMap(({ name }) =>
    typeof name === 'string' ? [name] : [],
  );
}

/** Where nobody has to wait (feature `open-cities`); nothing where the list does not arrive. */
export function OpenCities() {
  const [names, setNames] = useState<string[]>([]);
  const wanted = hasFeature('open-cities');
  useEffect(() => {
    if (wanted) getOpenCities().then(setNames, () => undefined);
  }, [wanted]);
  if (names.length === 0) return null;
  return (
    <div className={styles.open}>
      <h2>{words.openToday}</h2>
      <p translate="no">{names.join(', ')}</p>
    </div>
  );
}
