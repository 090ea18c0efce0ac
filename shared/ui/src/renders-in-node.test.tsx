/** @jest-environment node */
import { MemoryRouter } from '@shared/runtime';
import { renderToString } from 'react-dom/server';
import {
  Accordion,
  BackButton,
  BelowTheFold,
  BrandMark,
  Dialog,
  FailedState,
  OwnTime,
  PasswordField,
  Reveal,
  ShareButtons,
  StructuredData,
  Tabs,
  useIsWide,
} from '.';

const Width = () => <p>{useIsWide() ? 'wide' : 'narrow'}</p>;

it('renders in Node what reads the browser', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <MemoryRouter>
      <BrandMark to="/" />
      <BackButton fallback="/conditions" />
      <PasswordField label="Password" />
      <OwnTime at={new Date(0)} />
      <ShareButtons title="Malaria" path="/condition/13" />
      <FailedState title="The conditions did not load" />
      <Tabs label="Steps" value="one" tabs={[{ id: 'one', label: 'One' }]} onChange={() => undefined} />
      <Accordion items={[{ title: 'Who pays?', content: 'You do' }]} />
      <Dialog title="Your visit" onClose={() => undefined}>
        <Width />
      </Dialog>
      <Reveal>
        <p>Shown when scrolled to</p>
      </Reveal>
      <BelowTheFold>
        <p>Questions</p>
      </BelowTheFold>
      <StructuredData things={[{ '@type': 'Organization' }]} />
    </MemoryRouter>,
  );
  expect(html).toContain('Shown when scrolled to');
});
