/** @jest-environment node */
import { MemoryRouter } from '@ilera/runtime';
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
import * as art from './illustrations';

const Width = () => <p>{useIsWide() ? 'wide' : 'narrow'}</p>;

it('renders what reads the browser without one, and the same each time', () => {
  expect(typeof document).toBe('undefined');
  const page = (
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
        <p>Shown without script</p>
      </Reveal>
      <BelowTheFold>
        <p>Questions</p>
      </BelowTheFold>
      <StructuredData things={[{ '@type': 'Organization' }]} />
      {Object.values(art).map((Art, index) => (
        <Art key={index} />
      ))}
    </MemoryRouter>
  );
  const html = renderToString(page);
  expect(html).toBe(renderToString(page));
  expect(html).toContain('Shown without script');
  expect(html).not.toContain('waiting');
});
