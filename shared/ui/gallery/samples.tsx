import { useState } from 'react';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  ChipGroup,
  ChoiceCards,
  CloseIcon,
  Counter,
  EmptyState,
  FailedState,
  IconButton,
  LinkButton,
  MastercardIcon,
  MessageIcon,
  Notice,
  PasswordField,
  PhoneField,
  PlusIcon,
  RadioGroup,
  Section,
  SelectField,
  Skeleton,
  SkeletonGroup,
  Spinner,
  Stack,
  StrengthMeter,
  TextAreaField,
  TextField,
  VideoIcon,
  VisaIcon,
} from '../src';
import { EmptyListArt } from '../src/illustrations';

const nothing = () => undefined;

/** Buttons in all states. */
export function Actions() {
  return (
    <Section title="Actions" tight>
      <Stack gap={5}>
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <Stack row key={variant} align="center">
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant}>Book appointment</Button>
            <Button variant={variant} size="large" icon={<PlusIcon />}>
              Schedule
            </Button>
            <Button variant={variant} busy>
              Pay N1,999
            </Button>
            <Button variant={variant} inactive>
              Inactive
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Stack>
        ))}
        <Stack row align="center">
          <LinkButton href="/x">A link</LinkButton>
          <IconButton label="Close" icon={<CloseIcon />} />
          <IconButton label="Close" icon={<CloseIcon />} outlined />
          <VisaIcon />
          <MastercardIcon />
        </Stack>
      </Stack>
    </Section>
  );
}

/** Controls in all states. */
export function Fields() {
  const [count, setCount] = useState(5);
  const [method, setMethod] = useState<'video' | 'message'>('video');
  const [chip, setChip] = useState('popular');
  const chips = [
    'All',
    'Most popular',
    'Skin',
    'Stomach and digestion',
    'Women’s health',
    'Children',
    'Sexual health',
    'Mind',
  ].map((label) => ({ id: label, label }));
  return (
    <Section title="Fields" surface="sunken" tight>
      <Stack gap={6}>
        <ChipGroup label="Categories" chips={chips} value={chip} onChange={setChip} />
        <div
          style={{
            display: 'grid',
            gap: '1.5rem',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
          }}
        >
          <TextField label="First name" required defaultValue="Chukwuemeka" />
          <TextField
            label="Email"
            hint="We send the doctor’s link here"
            error="This is not a valid email."
            defaultValue="a@b"
          />
          <PasswordField
            label="Password"
            defaultValue="secret12"
            hint={<StrengthMeter password="Secret12" />}
          />
          <SelectField label="Time" placeholder="Select Time" options={[{ value: 1, label: '09:30 am' }]} />
          <PhoneField
            label="Phone number"
            optional
            prefixes={[{ value: '+234', label: '+234 Nigeria' }]}
            prefix="+234"
            onPrefixChange={nothing}
          />
          <TextField label="Email" defaultValue="ada@example.ng" readOnly />
          <TextAreaField label="Description" placeholder="Briefly describe your illness..." />
          <Stack>
            <Counter
              label="Number of employees"
              value={count}
              onChange={setCount}
              min={5}
              hint="This plan starts at 5"
            />
            <Checkbox label="Save my card details for future payments" defaultChecked />
            <Checkbox label="I accept the terms" error="You must accept the terms and conditions" />
          </Stack>
        </div>
        <ChoiceCards
          legend="Method of Consultation"
          columns={2}
          value={method}
          onChange={setMethod}
          choices={[
            {
              value: 'video',
              label: 'Video Consultation',
              hint: 'Face to face on your phone',
              icon: <VideoIcon />,
              aside: 'N1,999',
            },
            {
              value: 'message',
              label: 'Message Consultation',
              hint: 'By chat, with photos',
              icon: <MessageIcon />,
              aside: 'N999',
            },
          ]}
        />
        <RadioGroup
          legend="Payment Frequency"
          value="a"
          onChange={nothing}
          choices={[
            { value: 'a', label: 'Quarterly', hint: 'every 3 months' },
            { value: 'b', label: 'Annually' },
          ]}
        />
      </Stack>
    </Section>
  );
}

/** Messages and waiting. */
export function Feedback() {
  return (
    <Section title="Feedback" tight>
      <Stack>
        <Banner tone="info">Times are West Africa Time.</Banner>
        {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={tone === 'warning' ? 'Complete your profile' : undefined}
            onDismiss={nothing}
            action={<a href="#x">Update now</a>}
          >
            To enjoy the best service, please update your profile
          </Notice>
        ))}
        <div
          style={{
            display: 'grid',
            gap: '1.5rem',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
          }}
        >
          <Card>
            <EmptyState
              title="No Condition Found"
              picture={<EmptyListArt />}
              action={<Button variant="secondary">Clear search</Button>}
            >
              Try another word, or describe it yourself.
            </EmptyState>
          </Card>
          <Card>
            <FailedState onRetry={nothing}>We could not load the conditions.</FailedState>
          </Card>
          <Card>
            <SkeletonGroup>
              <Skeleton shape="heading" />
              <Skeleton lines={3} />
              <Skeleton shape="block" height="5rem" />
            </SkeletonGroup>
            <Spinner /> <Spinner size="large" />
          </Card>
        </div>
      </Stack>
    </Section>
  );
}
