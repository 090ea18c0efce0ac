import { type ModalPayloads, pathTo } from '@ilera/contracts';
import type { BookVisitBody, ConsultationMethod, PatientBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import type { Day } from '@ilera/format';
import { bookingDate, isOpenForBooking, lastSlot, slotInstant } from '@ilera/format';
import { FreeTimes } from '@ilera/forms';
import { api, clock, hasFeature, Mutation } from '@ilera/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { paymentDescription } from '../strings';
import type { YearMonth } from './calendar';
import { stepMonth } from './calendar';

/** The subject of a booking: the modal's payload. */
export type BookingSubject = ModalPayloads['appointment'];

/** Sends numeric ids as numbers, as the API lists them. */
const wireId = (id: string): string | number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : id);

/** The choices and the text in the panel. */
interface Choices {
  day: Day | null;
  time: string;
  method: ConsultationMethod | '';
  words?: string;
  /** Whether the visit is for somebody else. */
  isForElse?: boolean;
}

/** The choices of one booking (day, then time, then method), and its submission. */
export class BookingStore {
  day: Day | null = null;
  time = '';
  method: ConsultationMethod | '' = '';
  words = '';
  isForElse = false;
  booked = false;
  readonly sending = new Mutation(async (body: BookVisitBody) => {
    await api.call(calls.bookVisit, { params: { id: this.conditionId }, body });
    const { year, month, day, time, method } = body;
    // Restores the submitted choices, which may have changed meanwhile.
    runInAction(() => Object.assign(this, { booked: true, day: { year, month, day }, time, method }));
  });
  private shown: YearMonth;
  /** The submitted time and method. */
  private sent = '';
  readonly times = new FreeTimes();

  constructor(readonly subject: BookingSubject) {
    this.shown = this.times.today;
    this.words = subject.customText ?? '';
    makeAutoObservable<this, 'shown'>(
      this,
      {
        day: observableRef,
        shown: observableRef,
        subject: false,
        sending: false,
        times: false,
      },
      { autoBind: true },
    );
  }

  /** Whether a guest books, who pays in the checkout. */
  get isGuest(): boolean {
    return this.subject.variant === 'guest';
  }

  /** The visible month; today's month once its year is over. */
  get month(): YearMonth {
    const { today } = this.times;
    const { year, month } = this.shown.year === today.year ? this.shown : today;
    return { year, month };
  }

  /** Whether the person must describe the reason for the visit. */
  get asksForWords(): boolean {
    return this.subject.condition === null && this.subject.customText === undefined;
  }

  get lacksWords(): boolean {
    return this.asksForWords && this.words.trim() === '';
  }

  get isComplete(): boolean {
    const { day, time, method } = this;
    return (
      day !== null &&
      time !== '' &&
      method !== '' &&
      !this.times.isOver(day, time) &&
      !this.times.isFull(time)
    );
  }

  /** The chosen moment; null until day and time are chosen. */
  get instant(): Date | null {
    return this.day && this.time ? slotInstant(this.day, this.time) : null;
  }

  /** Whether the clinic is closed on the chosen day. */
  get dayIsClosed(): boolean {
    return this.day !== null && this.times.isClosed;
  }

  /** Requests which times are full, for video if no method is chosen. @returns stops the requests */
  askTimes(): () => void {
    return this.times.ask(this.day, this.method || 'video');
  }

  /** Whether a day's year is open for booking (R4.45). */
  isOpen(day: Day): boolean {
    return isOpenForBooking(day, clock.now());
  }

  /** The condition's id, or the word `custom`. */
  get conditionId(): string {
    return this.subject.condition?.id ?? 'custom';
  }

  /** `3-14-2026 09:30 am`; empty until day and time are chosen. */
  get date(): string {
    return this.day && this.time ? bookingDate(this.day, this.time) : '';
  }

  /** The visit as the checkout's address names it. */
  get visit() {
    return { id: this.conditionId, date: this.date, method: this.method };
  }

  /** Address of the visit's checkout. */
  get checkout(): string {
    const { id, ...when } = this.visit;
    return pathTo.conditionCheckout(id, { ...when, ...(id === 'custom' && { text: this.words.trim() }) });
  }

  /** The reason why the submission failed; null once another time or method is chosen, which may be free. */
  get failure(): unknown {
    return this.sent === this.date + this.method ? this.sending.failure : null;
  }

  get description(): string {
    const { condition } = this.subject;
    return paymentDescription(condition ? { title: condition.title } : { words: this.words.trim() });
  }

  /** The choices that a draft keeps. */
  get choices(): Choices {
    const { day, time, method, words, isForElse } = this;
    return { day, time, method, ...(this.asksForWords && { words }), ...(isForElse && { isForElse }) };
  }

  /** Restores a draft's choices that are still possible. */
  restore({ day, time = '', ...draft }: Partial<Choices>): void {
    this.words ||= draft.words ?? '';
    this.isForElse ||= Boolean(draft.isForElse) && hasFeature('somebody-else');
    this.method ||= draft.method ?? '';
    if (!day || !this.isOpen(day) || this.times.isOver(day, lastSlot)) return;
    this.chooseDay(day);
    if (!this.times.isOver(day, time || lastSlot)) this.time = time;
  }

  turnMonth(steps: number): void {
    this.shown = stepMonth(this.month, steps);
  }

  /** Chooses a day. A day of another month shows that month; a day of another year is ignored. */
  chooseDay(day: Day): void {
    if (!this.isOpen(day)) return;
    this.day = day;
    this.shown = day;
  }

  /** Shows a day's month without choosing the day, for keyboard users. */
  showMonthOf(day: Day): void {
    if (this.isOpen(day)) this.shown = day;
  }

  /** Applies any other choice. */
  choose(choice: Partial<Omit<Choices, 'day'>>): void {
    Object.assign(this, choice);
  }

  /** Submits a signed-in person's booking; a failure leaves the choices unchanged. */
  async send(patient: PatientBody = {}): Promise<void> {
    const { day, time, method } = this;
    if (!day || !time || !method || this.booked) return;
    this.sent = this.date + method;
    const answer = await this.sending.run({
      ...day,
      time,
      method,
      id: wireId(this.conditionId),
      date: this.date,
      description: this.description,
      ...patient,
    });
    if (!answer) this.times.reloadAfter(this.sending.failure, day, time, method);
  }
}
