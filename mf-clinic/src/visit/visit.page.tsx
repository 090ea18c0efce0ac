import type { ClinicVisit } from '@ilera/contracts/api';
import { formatVisitTime, parseApiDate } from '@ilera/format';
import { useParams, useResource } from '@ilera/runtime';
import { cx, Notice, PageHeading, Small, StatusPill } from '@ilera/ui';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { useNow, useVisitEvents } from '../desk/live-updates';
import { methodLabel, visitState } from '../components/status-labels';
import { Desk } from '../desk/desk';
import { formatRelativeTime } from '../today/relative-time';
import { Contact, EarlierVisits, Patient } from './contact';
import { Holders } from './holders';
import { Prescriptions } from './letters/prescriptions';
import { Referrals } from './letters/referrals';
import { NotePanel } from './note-panel';
import { Progress } from './progress';
import { Reason, SentFiles } from './reason';
import record from '../components/record.module.css';
import { RecordScreen } from '../components/record-screen';
import { readVisit } from './visit-record';
import { words } from './visit.words';

/** /clinic/visits/{reference}: one visit with all its actions. */
export default function VisitPage() {
  const { reference = '' } = useParams();
  return (
    <Desk title={words.title}>
      <VisitScreen key={reference} reference={reference} />
    </Desk>
  );
}

/** One visit, kept in step with colleagues' changes. */
function VisitScreen({ reference }: { reference: string }) {
  const store = useResource(readVisit, [reference]);
  const isLive = useVisitEvents((changed) => {
    if (changed === undefined || changed === reference) void store.reload();
  });
  return (
    <>
      {!isLive && <Notice tone="warning">{words.notLive}</Notice>}
      <RecordScreen store={store} list={addresses.today} words={words}>
        {(visit) => (
          <>
            <Heading visit={visit} />
            <div className={cx(record.columns, record.second)}>
              <div className={record.column}>
                <Progress store={store} visit={visit} />
                <Holders store={store} visit={visit} />
                <Patient visit={visit} />
                <Contact visit={visit} />
                {visit.treats && <Reason reference={reference} />}
                <SentFiles visit={visit} />
                <EarlierVisits visit={visit} />
              </div>
              <div className={record.column}>
                <NotePanel store={store} visit={visit} />
                <Prescriptions store={store} visit={visit} />
                <Referrals store={store} visit={visit} />
                {!visit.treats && (
                  <Block title={words.medical}>
                    <Small>{words.medicalNote}</Small>
                  </Block>
                )}
              </div>
            </div>
          </>
        )}
      </RecordScreen>
    </>
  );
}

function Heading({ visit }: { visit: ClinicVisit }) {
  const { condition, scheduled_at, method, person, state } = visit;
  const now = useNow();
  const start = parseApiDate(scheduled_at)?.getTime() ?? now;
  const when = formatRelativeTime(start, now);
  return (
    <div className={record.head}>
      <PageHeading>{condition ?? words.ownWords}</PageHeading>
      <p className={record.facts}>
        <strong translate="no">{formatVisitTime(scheduled_at)}</strong>
        <span>{methodLabel(method)}</span>
        <span translate="no">{person}</span>
        <StatusPill status={visitState(state)} />
        {state === 'waiting' && (
          <span>{start >= now ? words.begins(when) : words.shouldHaveBegun(when)}</span>
        )}
      </p>
    </div>
  );
}
