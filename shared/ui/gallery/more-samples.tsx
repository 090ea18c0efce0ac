import { appointmentStatus, paymentStatus } from '@shared/format';
import {
  Accordion,
  Avatar,
  Badge,
  Button,
  Dialog,
  Pagination,
  Panel,
  Section,
  Stack,
  StatusPill,
  Table,
  Tabs,
} from '../src';
import { Fields } from './samples';

const nothing = () => undefined;

/** Tables, badges, pages. */
export function Data() {
  const rows = [
    {
      reference: 'APT-20931',
      condition: 'Urinary tract infection',
      date: 'February 3, 2026 9:30 AM',
      status: 'success',
    },
    {
      reference: 'APT-20930',
      condition: 'My Condition: headaches after long drives to Ibadan',
      date: 'January 12, 2026 10:15 PM',
      status: 'processing',
    },
    { reference: 'APT-20929', condition: 'Malaria', date: 'December 1, 2025 8:00 AM', status: 'x' },
  ];
  const columns = [
    { key: 'r', header: 'Reference', cell: (row: (typeof rows)[number]) => row.reference },
    { key: 'c', header: 'Condition', cell: (row: (typeof rows)[number]) => row.condition },
    { key: 'd', header: 'Date', cell: (row: (typeof rows)[number]) => row.date },
    {
      key: 's',
      header: 'Status',
      cell: (row: (typeof rows)[number]) => <StatusPill status={appointmentStatus(row.status)} />,
    },
  ];
  return (
    <Section title="Data" surface="sunken" tight>
      <Stack gap={5}>
        <Panel title="Recent Activity" action={<a href="#x">View all</a>}>
          <Table caption="Recent Activity" columns={columns} rows={rows} rowKey={(row) => row.reference} />
        </Panel>
        <Panel title="Loading">
          <Table caption="Loading" columns={columns} rows={[]} rowKey={(row) => row.reference} loading />
        </Panel>
        <Panel title="Empty">
          <Table
            caption="Empty"
            columns={columns}
            rows={[]}
            rowKey={(row) => row.reference}
            empty="No Record Found"
          />
        </Panel>
        <Pagination page={4} pageCount={12} onPage={nothing} />
        <Stack row align="center">
          <Avatar name="Ada Obi" size="small" /> <Avatar name="Ada Obi" />{' '}
          <Avatar name="Tunde" size="large" />
          <Badge tone="accent">Most chosen</Badge> <Badge>(you)</Badge>{' '}
          <StatusPill status={paymentStatus('success')} />
        </Stack>
      </Stack>
    </Section>
  );
}

/** Tabs and questions. */
export function Disclosures() {
  const tabs = ['Visit our website', 'Select plan', 'Make payment', 'Access healthcare'].map((label) => ({
    id: label,
    label,
    content: <p>{`${label}: what you do here.`}</p>,
  }));
  return (
    <Section title="Disclosures" tight>
      <Stack gap={6}>
        <Tabs label="How it works" tabs={tabs} />
        <Tabs label="How it works" tabs={tabs} look="pill" />
        <Accordion
          openAtFirst={0}
          items={[
            {
              title: 'How soon will a doctor answer?',
              content: 'Most people are in a chat within 15 minutes of paying.',
            },
            { title: 'Can I be given a prescription?', content: 'Yes.' },
          ]}
        />
      </Stack>
    </Section>
  );
}

/** An open dialog. */
export function DialogOpen() {
  return (
    <Dialog
      title="Book an Appointment"
      onClose={nothing}
      footer={
        <Button block inactive>
          Book appointment
        </Button>
      }
    >
      <Fields />
    </Dialog>
  );
}
