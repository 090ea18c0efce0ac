import * as calls from '@ilera/contracts/calls';
import { api, useResource } from '@ilera/runtime';
import { Loaded, Skeleton } from '@ilera/ui';
import styles from './care.module.css';
import { words } from './care.words';
import { CareSections } from './care-sections';

const careOf = (reference: string) => api.read(calls.visitCare, { params: { reference } });

/** The clinic's care for one of the person's visits. */
export function VisitCare({ reference }: { reference: string }) {
  const params = { reference };
  return (
    <section aria-label={words.heading} className={styles.visit}>
      <Loaded of={useResource(careOf, [reference])} words={words} skeleton={<Skeleton lines={2} />}>
        {(care) => (
          <CareSections
            care={care}
            readLetter={(code) => api.call(calls.visitLetter, { params: { reference, code } })}
            sendFiles={(evidence, upload) =>
              api.call(calls.sendVisitFiles, { params, body: { evidence }, ...upload })
            }
          />
        )}
      </Loaded>
    </section>
  );
}
