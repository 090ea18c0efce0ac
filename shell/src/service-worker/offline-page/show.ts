import { brand } from '@ilera/contracts';
import { calendarFile, formatDay, formatVisitTime, parseApiDate, zoneName } from '@ilera/format';
import type { KeptPage } from '../../offline/kept-pages';
import { type StoredRecord, timeBy } from '../../document-script/stored-session';

/** The words that the script of the offline page fills in. */
const words = {
  name: 'Name',
  enrolleeNumber: 'Enrollee number',
  plan: 'Plan',
  validUntil: 'Valid until',
  visit: (time: string, zone: string, byVideo: boolean) =>
    `${time} (${zone}), by ${byVideo ? 'video call' : 'message'}`,
  keptOn: (day: string) => `Kept on ${day}`,
} as const;

const element = (id: string): HTMLElement => {
  const match = document.getElementById(id);
  if (!match) throw new Error(`The offline page has no #${id}`);
  return match;
};

/** Makes an element with plain text; no HTML is parsed. */
function make(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** Shows the account's plan card (R4.80). */
export function showCard(record: StoredRecord | undefined): void {
  if (!record?.plan || !record.enrollee_number) return;
  const facts: [string, string][] = [
    [words.name, `${record.first_name ?? ''} ${record.last_name ?? ''}`.trim()],
    [words.enrolleeNumber, record.enrollee_number],
    [words.plan, record.plan.name],
    [words.validUntil, formatDay(record.package_expiry_at)],
  ];
  element('card-facts').append(
    ...facts.map(([name, value]) => {
      const fact = document.createElement('div');
      fact.append(make('dt', name), make('dd', value));
      return fact;
    }),
  );
  element('card').hidden = false;
}

/** Shows the next visit, with a calendar file. The device's clock may be wrong or have been set (R5.13). */
export function showVisit(record: StoredRecord | undefined, deviceNow: number): void {
  if (!record) return;
  const now = timeBy(record, deviceNow);
  const [next] = (record.next_visits ?? [])
    .flatMap((visit) => {
      const start = parseApiDate(visit.scheduled_at);
      return start && start.getTime() > now ? [{ visit, start }] : [];
    })
    .sort((upcoming, other) => upcoming.start.getTime() - other.start.getTime());
  if (!next) return;
  const { visit, start } = next;
  element('visit-time').textContent = words.visit(formatVisitTime(start), zoneName, visit.method === 'video');
  const text = calendarFile({ start, method: visit.method, reference: visit.reference }, brand, now);
  const link = element('visit-file') as HTMLAnchorElement;
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  element('visit').hidden = false;
}

/** Lists the copies as links, or explains what is kept if there are none. */
export function showPages(pages: readonly KeptPage[]): void {
  element('nothing').hidden = pages.length > 0;
  element('pages').hidden = pages.length === 0;
  element('page-list').append(
    ...pages.map(({ path, title, at }) => {
      const link = document.createElement('a');
      link.href = path;
      link.append(title.replace(` | ${brand.name}`, ''), make('small', words.keptOn(formatDay(at))));
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
}
