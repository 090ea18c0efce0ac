import { BoldText, Breadcrumb, Container, LinkButton, PageHeading, Price, Section, Stack } from '../src';
import { FamilyHomeArt } from '../src/illustrations';

/** Type, sections and prices. */
export function Words() {
  return (
    <>
      <Section tight>
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            { label: 'Blog', href: '/blog' },
            { label: 'Malaria in the rains' },
          ]}
        />
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
            gap: 'var(--space-7)',
            alignItems: 'center',
          }}
        >
          <Stack gap={5}>
            <PageHeading
              size="display"
              lead="Talk to a licensed Nigerian doctor by chat for N999 or by video for N1,999. Day or night, without an account."
            >
              A doctor on your phone in minutes
            </PageHeading>
            <Stack row gap={3}>
              <LinkButton href="/auth/sign-in" size="large">
                Get Started
              </LinkButton>
              <LinkButton href="/conditions" size="large" variant="secondary">
                See conditions
              </LinkButton>
            </Stack>
          </Stack>
          <FamilyHomeArt />
        </div>
      </Section>
      <Section
        surface="sunken"
        title="Plans for one, for a family, for a company"
        lead="Ọlá, Ẹniọlá and Ṣadé read this at 65 characters a line."
        tight
      >
        <Price amount={64500} sign="₦" period="per quarter" size="display" />
        <p style={{ maxWidth: '65ch' }}>
          <BoldText text="Up to [4 visits] a month, [₦25,000] for medicine, and a care manager who calls you back the same day when something on your plan is not clear." />
        </p>
      </Section>
      <Section
        surface="ink"
        title="Transform your health today"
        tight
        action={<LinkButton href="/">Get Started</LinkButton>}
      />
      <Container reading>
        <p>Reading width. 0123456789 N1,999.00 ₦1,999</p>
      </Container>
    </>
  );
}
