/** @jest-environment node */
import { MemoryRouter } from '@shared/runtime';
import { renderToString } from 'react-dom/server';
import {
  BackButton,
  BelowTheFold,
  BrandMark,
  Chip,
  EmailText,
  ErrorLine,
  Head,
  Loader,
  OwnTime,
  Reveal,
  ReviewedBy,
  ShareButtons,
  SkipLink,
  SmartLink,
  StructuredData,
  VisuallyHidden,
} from '../src';
import { Data, DialogOpen, Disclosures } from './more-samples';
import { Pictures } from './pictures';
import { Actions, Feedback, Fields } from './samples';
import { Words } from './words';

/** What the other samples leave out. */
const Others = () => (
  <>
    <Head title="Health plans" description="What each covers" />
    <SkipLink />
    <BrandMark to="/" />
    <BackButton fallback="/conditions" />
    <SmartLink href="/conditions">Conditions</SmartLink>
    <Chip>Malaria</Chip>
    <EmailText email="ada@ilera.example" />
    <OwnTime at={new Date(0)} />
    <ReviewedBy on="2026-10-01" />
    <ShareButtons title="Malaria" path="/condition/13" />
    <ErrorLine>Enter your name</ErrorLine>
    <Loader label="Loading" />
    <Reveal>
      <p>Shown when scrolled to</p>
    </Reveal>
    <BelowTheFold>
      <p>Questions</p>
    </BelowTheFold>
    <VisuallyHidden>Price</VisuallyHidden>
    <StructuredData things={[{ '@type': 'Organization' }]} />
  </>
);

it.each(
  Object.entries({ Actions, Data, DialogOpen, Disclosures, Feedback, Fields, Others, Pictures, Words }),
)('renders the samples of %s in Node', (_name, Sample) => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <MemoryRouter>
      <Sample />
    </MemoryRouter>,
  );
  expect(html).toContain('</');
});
