import { Head, PageHeading, Section, TextField } from '@ilera/ui';
import { useState } from 'react';
import styles from './home.module.css';

/** `/example` */
export default function HomePage() {
  const [name, setName] = useState('');
  return (
    <Section>
      <Head title="Example" description="The first page of this remote." />
      <PageHeading>Example</PageHeading>
      <TextField label="Your first name" value={name} onChange={({ target }) => setName(target.value)} />
      <p role="status" className={styles.greeting}>
        {name ? `Good morning, ${name}.` : 'Good morning.'}
      </p>
    </Section>
  );
}
