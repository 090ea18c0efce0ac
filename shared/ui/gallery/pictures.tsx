import * as art from '../src/illustrations';
import { Section } from '../src';

/** All illustrations at two sizes. */
export function Pictures() {
  return (
    <Section title="Illustrations" tight>
      <div
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))', gap: '2rem' }}
      >
        {Object.entries(art).map(([name, Art]) => (
          <figure key={name} style={{ margin: 0 }}>
            <Art />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
